-- Whose words a person does not want to see.
create table app.mute (
  profile_id uuid not null references app.profile (id) on delete cascade,
  muted_id uuid not null references app.profile (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (profile_id, muted_id),
  constraint mute_is_of_somebody_else check (profile_id <> muted_id)
);
create index mute_muted_idx on app.mute (muted_id);

-- What moderators did: one line each, for good. The public log shows it without anybody's id.
create table app.moderation_decision (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  -- What the public log calls it: the author knows the other id, and nobody should find one by the other.
  log_id uuid not null unique default gen_random_uuid(),
  action text not null
    check (action in ('hide', 'restore', 'lock', 'unlock', 'pin', 'unpin', 'suspend', 'unsuspend')),
  target text not null check (target in ('post', 'reply', 'member')),
  post_id uuid references app.post (id) on delete set null,
  reply_id uuid references app.reply (id) on delete set null,
  -- Whom it concerns; null once they have gone.
  member_id uuid references app.profile (id) on delete set null,
  category text,
  rule text not null check (rule in ('spam', 'kasar', 'bahaya', 'pribadi', 'penipuan', 'lainnya')),
  -- For the one concerned alone.
  reason text not null check (char_length(reason) between 3 and 300),
  days integer check (days between 1 and 365),
  decided_by uuid references app.profile (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint moderation_decision_days_are_of_suspension check ((action = 'suspend') = (days is not null))
);
create index moderation_decision_post_idx on app.moderation_decision (post_id) where post_id is not null;
create index moderation_decision_reply_idx on app.moderation_decision (reply_id) where reply_id is not null;
create index moderation_decision_member_idx on app.moderation_decision (member_id) where member_id is not null;
create index moderation_decision_decider_idx on app.moderation_decision (decided_by)
  where decided_by is not null;

-- Who may not write at present. The last word counts; a row whose time is over means nothing.
create table app.suspension (
  profile_id uuid primary key references app.profile (id) on delete cascade,
  decision_id uuid not null unique references app.moderation_decision (id) on delete cascade,
  until timestamptz not null
);

-- All reports of one post or reply that wait for the same answer.
create table app.report_case (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references app.post (id) on delete cascade,
  -- Null when the post itself is meant.
  reply_id uuid references app.reply (id) on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'hidden', 'kept')),
  decided_by uuid references app.profile (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint report_case_decision_is_whole check ((state = 'pending') = (decided_at is null))
);
create unique index report_case_one_waits_idx on app.report_case (post_id, reply_id) nulls not distinct
  where state = 'pending';
create index report_case_queue_idx on app.report_case (created_at, id) where state = 'pending';
create index report_case_post_idx on app.report_case (post_id);
create index report_case_reply_idx on app.report_case (reply_id) where reply_id is not null;
create index report_case_decider_idx on app.report_case (decided_by) where decided_by is not null;

create table app.report (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references app.report_case (id) on delete cascade,
  -- Null once the person has gone: the danger that they saw stays.
  reporter_id uuid references app.profile (id) on delete set null,
  -- The post or reply.
  target_id uuid not null,
  reason text not null check (reason in ('spam', 'kasar', 'bahaya', 'pribadi', 'penipuan', 'lainnya')),
  note text not null default '' check (char_length(note) <= 500),
  created_at timestamptz not null default now(),
  constraint report_once_a_person unique (reporter_id, target_id)
);
create index report_case_idx on app.report (case_id, created_at);

-- A second look at a decision, asked for by the one concerned.
create table app.appeal (
  id uuid primary key default gen_random_uuid(),
  decision_id uuid not null unique references app.moderation_decision (id) on delete cascade,
  author_id uuid not null references app.profile (id) on delete cascade,
  text text not null check (char_length(text) between 10 and 1000),
  state text not null default 'pending' check (state in ('pending', 'undone', 'kept')),
  reason text check (char_length(reason) between 3 and 300),
  decided_by uuid references app.profile (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint appeal_decision_is_whole
    check ((state = 'pending') = (decided_at is null) and (state = 'pending') = (reason is null))
);
create index appeal_queue_idx on app.appeal (created_at, id) where state = 'pending';
create index appeal_author_idx on app.appeal (author_id);
create index appeal_decider_idx on app.appeal (decided_by) where decided_by is not null;

-- What a person should hear of.
create table app.notification (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  profile_id uuid not null references app.profile (id) on delete cascade,
  kind text not null check (kind in ('reply', 'mention', 'best-reply', 'moderated', 'appeal-decided')),
  -- Null for moderators, and for who has gone.
  actor_id uuid references app.profile (id) on delete set null,
  post_id uuid references app.post (id) on delete cascade,
  reply_id uuid references app.reply (id) on delete cascade,
  decision_id uuid references app.moderation_decision (id) on delete cascade,
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  constraint notification_of_moderators_has_decision
    check ((kind in ('moderated', 'appeal-decided')) = (decision_id is not null))
);
create index notification_newest_idx on app.notification (profile_id, seq desc);
create index notification_unread_idx on app.notification (profile_id) where not is_read;
-- One line per event: whoever is named in a reply to their own post hears of it once.
create unique index notification_one_per_reply_idx on app.notification (reply_id, profile_id)
  where kind in ('reply', 'mention');
create unique index notification_one_per_best_reply_idx on app.notification (reply_id, profile_id)
  where kind = 'best-reply';
create unique index notification_one_per_decision_idx on app.notification (decision_id, profile_id, kind)
  where decision_id is not null;
create index notification_post_idx on app.notification (post_id) where post_id is not null;
create index notification_actor_idx on app.notification (actor_id) where actor_id is not null;
create index notification_age_idx on app.notification (created_at);

-- What members write to each other. Rows are wide and carry many indexes: whatever changes often lives elsewhere.
create table app.post (
  id uuid primary key default gen_random_uuid(),
  -- The order of all lists, and the position of a page: newer posts have larger numbers.
  seq bigint generated always as identity unique,
  -- Null once the person has gone: "Anonim".
  author_id uuid references app.profile (id) on delete set null,
  title text not null check (char_length(title) between 1 and 150),
  content text not null check (char_length(content) between 1 and 10000),
  category text not null default 'general'
    check (category in ('general', 'tanya', 'tips', 'jual-beli', 'kegiatan', 'cerita')),
  tags text[] not null default '{}' check (cardinality(tags) <= 5),
  -- Words as written and their roots, made by the product's own stemmer, and what the trigger below adds.
  words tsvector not null,
  state text not null default 'visible' check (state in ('visible', 'deleted', 'hidden')),
  -- Turns once, at the first reply of somebody else.
  is_unanswered boolean not null default true,
  is_locked boolean not null default false,
  pinned_at timestamptz,
  best_reply_id uuid,
  picture_id uuid unique references app.picture (id) on delete set null,
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
create index post_newest_idx on app.post (seq desc) where state = 'visible';
-- In an order that no other index has: who wants the newest of a category must not be led past all others.
create index post_category_idx on app.post (category, (-seq)) where state = 'visible';
create index post_unanswered_idx on app.post (seq desc) where state = 'visible' and is_unanswered;
create index post_unanswered_category_idx on app.post (category, (-seq))
  where state = 'visible' and is_unanswered;
create index post_author_idx on app.post (author_id, seq desc) where author_id is not null;
create index post_pinned_idx on app.post (pinned_at desc) where pinned_at is not null;
-- Without the list of new entries that every search would have to read through.
create index post_words_idx on app.post using gin (words) with (fastupdate = off) where state = 'visible';

-- An index of words knows no order: the newest twenty of a common word would mean to gather all posts that have it.
-- So each post carries, as words, the numbers of the stretches that it lies in (of 2^12 to 2^20 posts), and a search
-- asks for the word within one stretch. Category and tags are words of their own as well.
create function app.mark_post_words() returns trigger language plpgsql set search_path = '' as $$
begin
  new.words := new.words || array_to_tsvector(
    array['#a' || (new.seq >> 12), '#b' || (new.seq >> 14), '#c' || (new.seq >> 16), '#d' || (new.seq >> 18),
      '#e' || (new.seq >> 20), '#k' || new.category]
    || array(select '#t' || tag from unnest(new.tags) as tag)
  );
  return new;
end $$;
create trigger post_words_are_marked before insert or update of words, tags, category on app.post
  for each row execute function app.mark_post_words();

-- The words of posts, for slips and for words that are only begun.
create table app.post_word (
  word text collate "C" primary key
);
create index post_word_similar_idx on app.post_word using gin (word gin_trgm_ops);
create function app.learn_post_words() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into app.post_word (word)
  select learnt.word collate "C" from unnest(tsvector_to_array(new.words)) as learnt (word)
  where left(learnt.word, 1) <> '#' and char_length(learnt.word) between 3 and 30
    and not exists (select from app.post_word as known where known.word = learnt.word collate "C")
  -- Always in the same order: two writers wait for each other instead of blocking each other.
  order by 1
  on conflict do nothing;
  return null;
end $$;
create trigger post_words_are_learnt after insert or update of words on app.post
  for each row execute function app.learn_post_words();

-- Counters of a post. Narrow, with room on its page: changes stay on the page and touch no index.
create table app.post_stats (
  post_id uuid primary key references app.post (id) on delete cascade,
  -- Without the likes that are not yet counted (see app.post_like).
  like_count integer not null default 0 check (like_count >= 0),
  -- Those that can be read.
  reply_count integer not null default 0 check (reply_count >= 0),
  last_reply_at timestamptz
) with (fillfactor = 50);

create table app.reply (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  post_id uuid not null references app.post (id) on delete cascade,
  author_id uuid references app.profile (id) on delete set null,
  content text not null check (char_length(content) between 1 and 5000),
  state text not null default 'visible' check (state in ('visible', 'deleted', 'hidden')),
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
create index reply_page_idx on app.reply (post_id, seq);
create index reply_author_idx on app.reply (author_id, seq desc) where author_id is not null;

create table app.reply_stats (
  reply_id uuid primary key references app.reply (id) on delete cascade,
  like_count integer not null default 0 check (like_count >= 0)
) with (fillfactor = 50);

-- Who likes what: one row per person and post, which a change of mind turns over. A popular post would make all who
-- like it wait for each other if each like changed its counter, or held its row: so a like counts by itself until many
-- are added to the counter at once, and refers to nothing. At any moment the number is like_count
-- + those liked and not counted - those counted and no longer liked.
create table app.post_like (
  profile_id uuid not null,
  post_id uuid not null,
  liked boolean not null,
  counted boolean not null default false,
  primary key (profile_id, post_id)
);
create index post_like_uncounted_idx on app.post_like (post_id) where liked <> counted;

create table app.reply_like (
  profile_id uuid not null,
  reply_id uuid not null,
  liked boolean not null,
  counted boolean not null default false,
  primary key (profile_id, reply_id)
);
create index reply_like_uncounted_idx on app.reply_like (reply_id) where liked <> counted;

-- Whose likes the worker has to take away. For some minutes again and again: one may still have been under way.
create table app.departed_liker (
  profile_id uuid primary key,
  at timestamptz not null default now()
);
create function app.note_departed_liker() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into app.departed_liker (profile_id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger liker_departs after delete on app.profile
  for each row execute function app.note_departed_liker();

-- Likes that were counted are taken off when their rows go. Whoever changes several counters takes this lock first, or
-- two would block each other.
create function app.uncount_post_likes() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('counters of likes'));
  update app.post_stats as stats set like_count = stats.like_count - change.count
    from (select gone.post_id, count(*) as count from gone where gone.counted group by gone.post_id) as change
    where stats.post_id = change.post_id;
  return null;
end $$;
create trigger post_like_is_uncounted after delete on app.post_like
  referencing old table as gone for each statement execute function app.uncount_post_likes();
create function app.uncount_reply_likes() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('counters of likes'));
  update app.reply_stats as stats set like_count = stats.like_count - change.count
    from (select gone.reply_id, count(*) as count from gone where gone.counted group by gone.reply_id) as change
    where stats.reply_id = change.reply_id;
  return null;
end $$;
create trigger reply_like_is_uncounted after delete on app.reply_like
  referencing old table as gone for each statement execute function app.uncount_reply_likes();

-- Whose replies a person wants to hear of. The post's number is kept here: the list of followed posts is in order.
create table app.post_follow (
  profile_id uuid not null references app.profile (id) on delete cascade,
  post_id uuid not null references app.post (id) on delete cascade,
  post_seq bigint not null,
  primary key (profile_id, post_id)
);
create index post_follow_newest_idx on app.post_follow (profile_id, post_seq desc);
create index post_follow_post_idx on app.post_follow (post_id);

-- What has been done for which key of a sender, so that a repeated request does it only once.
create table app.idempotency (
  profile_id uuid not null references app.profile (id) on delete cascade,
  key uuid not null,
  kind text not null check (kind in ('post', 'reply')),
  target_id uuid not null,
  at timestamptz not null default now(),
  primary key (profile_id, key)
);
create index idempotency_age_idx on app.idempotency (at);

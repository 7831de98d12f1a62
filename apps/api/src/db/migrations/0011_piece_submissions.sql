-- A picture that a member sent for a piece. Until the piece is published it is theirs, and goes when they go.
create table app.picture (
  id uuid primary key default gen_random_uuid(),
  -- Null once its piece is published: it belongs to the piece then.
  owner_id uuid references app.profile (id) on delete cascade,
  -- Random name in the object store.
  photo_key text not null unique check (char_length(photo_key) between 20 and 120),
  -- Null while no submission has it.
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint picture_without_owner_is_used check (owner_id is not null or used_at is not null)
);
create index picture_owner_idx on app.picture (owner_id, created_at) where owner_id is not null;
create index picture_unused_idx on app.picture (created_at) where used_at is null;
create trigger picture_is_orphaned after delete on app.picture
  for each row execute function app.orphan_photo();
-- The content that we ship: some dozen rows.
-- squawk-ignore constraint-missing-not-valid,adding-foreign-key-constraint
alter table app.piece add constraint piece_picture_fkey foreign key (picture_id) references app.picture (id);

-- News and tutorials of members, waiting for an editor. They go with their author; what was published of them stays.
create table app.piece_submission (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references app.profile (id) on delete cascade,
  kind text not null check (kind in ('news', 'innovation')),
  -- As it was sent (SubmittedPiece of the contract).
  piece jsonb not null check (pg_column_size(piece) <= 120000),
  picture_id uuid unique references app.picture (id) on delete set null,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected')),
  reason text check (char_length(reason) between 1 and 300),
  published_id integer,
  decided_by uuid references app.profile (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (kind, published_id) references app.piece (kind, id) on delete set null (published_id),
  constraint piece_submission_kind_is_told_once check (piece ->> 'kind' = kind),
  constraint piece_submission_decision_is_whole check ((state = 'pending') = (decided_at is null)),
  constraint piece_submission_reason_is_of_rejection check ((state = 'rejected') = (reason is not null)),
  constraint piece_submission_published_is_accepted check (published_id is null or state = 'accepted')
);
create index piece_submission_queue_idx on app.piece_submission (created_at, id) where state = 'pending';
create index piece_submission_author_idx on app.piece_submission (author_id, created_at desc, id desc);
create index piece_submission_published_idx on app.piece_submission (kind, published_id)
  where published_id is not null;
create index piece_submission_decider_idx on app.piece_submission (decided_by) where decided_by is not null;

-- outside a transaction
-- A person's history, and all that their figures are counted from, out of one index without the rows: a hundred
-- thousand scans are counted in the time of a page. The old one goes last, so that people can read meanwhile.
create index concurrently if not exists scan_covering_idx on app.scan (profile_id, created_at desc, id desc)
  include (verdict, material, is_correct, true_material);

-- What somebody did, newest first, across the modules.
create index concurrently if not exists post_activity_idx on app.post (author_id, created_at desc, id desc)
  where author_id is not null and state <> 'deleted';
create index concurrently if not exists reply_activity_idx on app.reply (author_id, created_at desc, id desc)
  where author_id is not null and state <> 'deleted';
create index concurrently if not exists listing_confirmation_activity_idx on app.listing_confirmation (profile_id, at desc, listing_id desc);

-- What the product says of itself in public, counted by the worker.
create table if not exists app.public_figures (
  counted_at timestamptz primary key default now(),
  members bigint not null check (members >= 0),
  scans bigint not null check (scans >= 0),
  -- Of the scans: those that their owners judged, and those of them that were right.
  judged bigint not null check (judged between 0 and scans),
  accurate bigint not null check (accurate between 0 and judged),
  listings bigint not null check (listings >= 0),
  confirmed_listings bigint not null check (confirmed_listings between 0 and listings),
  sample_listings bigint not null check (sample_listings >= 0),
  pieces bigint not null check (pieces >= 0),
  posts bigint not null check (posts >= 0)
);

drop index concurrently if exists app.scan_history_idx;
-- No statement names an index.
-- squawk-ignore renaming-object
alter index app.scan_covering_idx rename to scan_history_idx;
drop index concurrently if exists app.listing_confirmation_profile_idx;

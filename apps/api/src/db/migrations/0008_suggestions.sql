-- Every word that a listing is found by, to recognise beginnings and typing errors. Kept here and not in the
-- memory of each copy of the API: nothing to refresh, and a new name is known to all of them at once. Words whose
-- listings have gone stay; a search that is led to one finds nothing, as it would have without it.
create table app.search_word (
  word text collate "C" primary key
);
create index search_word_similar_idx on app.search_word using gin (word gin_trgm_ops);

-- Entries with a colon are not words but what a listing is (`jenis:kardus`).
create function app.learn_search_words() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into app.search_word (word)
  select distinct learnt.word collate "C" as word
  from written cross join lateral unnest(tsvector_to_array(written.search_words)) as learnt (word)
  where strpos(learnt.word, ':') = 0
    and not exists (select from app.search_word as known where known.word = learnt.word collate "C")
  -- Always in the same order: two writers wait for each other instead of blocking each other.
  order by 1
  on conflict do nothing;
  return null;
end $$;
create trigger listing_words_are_learnt after insert on app.listing
  referencing new table as written for each statement execute function app.learn_search_words();
create trigger listing_new_words_are_learnt after update on app.listing
  referencing new table as written for each statement execute function app.learn_search_words();
insert into app.search_word (word)
  select distinct learnt.word
  from app.listing cross join lateral unnest(tsvector_to_array(listing.search_words)) as learnt (word)
  where strpos(learnt.word, ':') = 0;

-- What members know about a place, waiting for an editor.
create table app.listing_suggestion (
  id uuid primary key default gen_random_uuid(),
  -- `closure` is made by the product when several people say that a place has closed.
  kind text not null default 'listing' check (kind in ('listing', 'closure')),
  -- Null when its author has gone, and for closures.
  author_id uuid references app.profile (id) on delete set null,
  -- Null for a new place until it is accepted.
  listing_id uuid references app.listing (id) on delete cascade,
  -- The listing as it should read (SuggestedListing of the contract).
  proposal jsonb not null check (pg_column_size(proposal) <= 16000),
  note text not null check (char_length(note) <= 500),
  state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected')),
  reason text check (char_length(reason) between 3 and 300),
  decided_by uuid references app.profile (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint listing_suggestion_decision_is_whole check ((state = 'pending') = (decided_at is null)),
  constraint listing_suggestion_reason_is_of_rejection check ((state = 'rejected') = (reason is not null)),
  constraint listing_suggestion_closure_has_listing check (kind = 'listing' or listing_id is not null)
);
create index listing_suggestion_queue_idx on app.listing_suggestion (created_at, id) where state = 'pending';
create index listing_suggestion_author_idx on app.listing_suggestion (author_id, created_at desc);
create index listing_suggestion_listing_idx on app.listing_suggestion (listing_id);
create index listing_suggestion_decider_idx on app.listing_suggestion (decided_by) where decided_by is not null;
create unique index listing_suggestion_one_closure_idx on app.listing_suggestion (listing_id)
  where kind = 'closure' and state = 'pending';

-- A person's last word on whether a place is still open.
create table app.listing_confirmation (
  listing_id uuid not null references app.listing (id) on delete cascade,
  profile_id uuid not null references app.profile (id) on delete cascade,
  is_open boolean not null,
  at timestamptz not null default now(),
  primary key (listing_id, profile_id)
);
create index listing_confirmation_profile_idx on app.listing_confirmation (profile_id);

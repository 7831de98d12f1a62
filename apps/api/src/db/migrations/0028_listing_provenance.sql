-- One row of a source as it was published, and the listing that it became.
create table app.source_record (
  source_id integer not null references app.source (id),
  external_key text not null check (char_length(external_key) between 1 and 100),
  -- Emptied when the place is taken down.
  raw jsonb not null check (pg_column_size(raw) <= 8000),
  -- SHA-256 of what the importer read from it.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- Desa or kelurahan, normalised, to recognise duplicates.
  village text not null default '' check (char_length(village) <= 100),
  -- Null while it is held.
  listing_id uuid references app.listing (id) on delete set null,
  held text check (char_length(held) between 1 and 40),
  first_refresh integer not null,
  last_refresh integer not null,
  absent integer not null default 0 check (absent >= 0),
  primary key (source_id, external_key)
);
create index source_record_listing_idx on app.source_record (listing_id) where listing_id is not null;

-- Who said what a field of a listing holds now. A person's word is not replaced by a registry's.
create table app.listing_fact (
  listing_id uuid not null references app.listing (id) on delete cascade,
  field text not null check (field in (
    'name', 'kind', 'category', 'region', 'address', 'location', 'phone', 'hours', 'pickup', 'prices'
  )),
  said_by text not null check (said_by in ('registry', 'owner', 'member', 'editor')),
  said_at timestamptz not null,
  source_id integer,
  external_key text,
  -- Null for a registry, and when the person has gone.
  profile_id uuid references app.profile (id) on delete set null,
  primary key (listing_id, field),
  foreign key (source_id, external_key) references app.source_record (source_id, external_key),
  constraint listing_fact_registry_has_record check ((said_by = 'registry') = (external_key is not null))
);
create index listing_fact_profile_idx on app.listing_fact (profile_id) where profile_id is not null;
create index listing_fact_record_idx on app.listing_fact (source_id, external_key) where external_key is not null;

-- Two listings that may be the same place, for an editor. The older one stays when they are.
create table app.listing_duplicate (
  id uuid primary key default gen_random_uuid(),
  older_id uuid not null references app.listing (id) on delete cascade,
  newer_id uuid not null references app.listing (id) on delete cascade,
  metres integer not null check (metres >= 0),
  state text not null default 'pending' check (state in ('pending', 'same', 'different')),
  decided_by uuid references app.profile (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (older_id, newer_id),
  constraint listing_duplicate_are_two check (older_id <> newer_id),
  constraint listing_duplicate_decision_is_whole check ((state = 'pending') = (decided_at is null))
);
create index listing_duplicate_queue_idx on app.listing_duplicate (created_at, id) where state = 'pending';
create index listing_duplicate_newer_idx on app.listing_duplicate (newer_id);
create index listing_duplicate_decider_idx on app.listing_duplicate (decided_by) where decided_by is not null;

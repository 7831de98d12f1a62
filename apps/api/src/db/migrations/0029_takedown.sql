-- Somebody, with or without an account, asks that a place is no longer shown.
create table app.takedown_request (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references app.listing (id) on delete cascade,
  reason text not null check (reason in ('home', 'closed', 'wrong', 'other')),
  message text not null check (char_length(message) <= 500),
  -- An e-mail address or a phone number; emptied by the decision.
  contact text not null check (char_length(contact) <= 120),
  state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected')),
  decided_by uuid references app.profile (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint takedown_request_decision_is_whole check ((state = 'pending') = (decided_at is null)),
  constraint takedown_request_contact_goes check (state = 'pending' or contact = '')
);
create index takedown_request_queue_idx on app.takedown_request (created_at, id) where state = 'pending';
create index takedown_request_listing_idx on app.takedown_request (listing_id);
create index takedown_request_decider_idx on app.takedown_request (decided_by) where decided_by is not null;

-- What no import may show again: hashes, so that the table does not say whose home it was.
create table app.listing_suppression (
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  listing_id uuid references app.listing (id) on delete set null,
  created_at timestamptz not null default now()
);
create index listing_suppression_listing_idx on app.listing_suppression (listing_id) where listing_id is not null;

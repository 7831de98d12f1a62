-- outside a transaction
-- The newest sessions of a person, without reading all of them; serves what the index it replaces served.
create index concurrently if not exists session_profile_newest_idx on app.session (profile_id, created_at desc);
drop index concurrently if exists app.session_profile_idx;

-- What the daily sweep looks for. A session is over when it expires or is revoked, whichever comes first.
create index concurrently if not exists session_end_idx on app.session (least(expires_at, revoked_at));
create index concurrently if not exists email_confirmation_expiry_idx on app.email_confirmation (expires_at);

set local lock_timeout = '2s';

-- The newest sessions of a person, without reading all of them; serves what the index it replaces served.
create index session_profile_newest_idx on app.session (profile_id, created_at desc);
drop index app.session_profile_idx;

-- What the daily sweep looks for. A session is over when it expires or is revoked, whichever comes first.
create index session_end_idx on app.session (least(expires_at, revoked_at));
create index email_confirmation_expiry_idx on app.email_confirmation (expires_at);

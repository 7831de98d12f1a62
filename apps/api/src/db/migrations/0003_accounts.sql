do $$
begin
  if to_regclass('auth.users') is null then
    raise exception 'schema auth is missing: start the identity server once before migrating';
  end if;
end $$;

alter table app.profile
  add column phone text not null default '' check (phone = '' or phone ~ '^\+62[0-9]{7,13}$'),
  add column location text not null default '' check (char_length(location) <= 100),
  -- Null until its owner follows our mail or comes with Google.
  add column email_verified_at timestamptz,
  add constraint profile_identity_fkey foreign key (id) references auth.users (id) on delete cascade not valid;
-- Nobody has a profile before this file: accounts begin with it.
-- squawk-ignore constraint-missing-not-valid
alter table app.profile validate constraint profile_identity_fkey;

-- What a person agreed to or withdrew, as it happened: the newest row of a purpose counts.
create table app.consent (
  id bigint generated always as identity primary key,
  profile_id uuid not null references app.profile (id) on delete cascade,
  purpose text not null check (purpose in ('terms', 'privacy', 'newsletter')),
  version text not null check (char_length(version) between 1 and 40),
  granted boolean not null,
  at timestamptz not null default now()
);
create index consent_profile_idx on app.consent (profile_id, purpose, id desc);

create table app.two_step (
  profile_id uuid primary key references app.profile (id) on delete cascade,
  -- Encrypted with SECRETS_KEY: whoever reads this table cannot make codes.
  secret bytea not null,
  confirmed_at timestamptz,
  -- The newest time step that was accepted: a code works once.
  last_counter bigint not null default 0,
  created_at timestamptz not null default now()
);

create table app.recovery_code (
  profile_id uuid not null references app.two_step (profile_id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (profile_id, code_hash)
);

-- A sign-in between its first and its second step.
create table app.sign_in_challenge (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  profile_id uuid not null references app.profile (id) on delete cascade,
  remember boolean not null,
  attempts smallint not null default 0,
  expires_at timestamptz not null
);
create index sign_in_challenge_profile_idx on app.sign_in_challenge (profile_id);
create index sign_in_challenge_expiry_idx on app.sign_in_challenge (expires_at);

create table app.email_confirmation (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  profile_id uuid not null references app.profile (id) on delete cascade,
  email text not null,
  expires_at timestamptz not null
);
create index email_confirmation_profile_idx on app.email_confirmation (profile_id);

-- Who did what to whom. No foreign keys: it outlives the people in it, and holds no name or address.
create table app.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null check (char_length(action) between 1 and 60),
  subject_id uuid,
  detail jsonb not null default '{}' check (pg_column_size(detail) <= 2000)
);
create index audit_log_subject_idx on app.audit_log (subject_id, id desc);

create function app.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_log_is_append_only before update or delete on app.audit_log
  for each row execute function app.refuse_change();
create trigger audit_log_is_not_emptied before truncate on app.audit_log
  for each statement execute function app.refuse_change();

-- Whoever changes a password, by whichever way, ends every session of the product.
create function app.revoke_sessions_of_changed_password() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update app.session set revoked_at = now() where profile_id = new.id and revoked_at is null;
  delete from app.sign_in_challenge where profile_id = new.id;
  return new;
end $$;
create trigger pilahbumi_password_changed after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function app.revoke_sessions_of_changed_password();

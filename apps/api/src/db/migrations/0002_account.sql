-- id is the id in auth.users. The identity server owns that schema and may start after this
-- migration, so the foreign key comes with the migration that needs both to be there.
create table app.profile (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 100),
  email text not null unique check (email = lower(email) and char_length(email) <= 254),
  role text not null default 'member' check (role in ('member', 'editor', 'moderator', 'admin')),
  created_at timestamptz not null default now()
);

create table app.session (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of a token of 256 random bits: whoever reads this table cannot sign in with it.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  profile_id uuid not null references app.profile (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  user_agent text check (char_length(user_agent) <= 300)
);

-- "Sign out everywhere" and the cascade above, at ten million sessions.
create index session_profile_idx on app.session (profile_id);

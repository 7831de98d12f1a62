-- The roles of one database and their rights. The administrator of PostgreSQL runs it before the identity server starts
-- for the first time, and may run it again at any time: psql -d pilahbumi -f infra/database/roles.sql
-- It sets no password: alter role pilahbumi password '…', and the same for supabase_auth_admin.
create extension if not exists postgis;
create extension if not exists pg_trgm;

do $$
begin
  -- The identity server; it owns schema auth.
  if not exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    create role supabase_auth_admin login noinherit;
    alter role supabase_auth_admin set search_path = auth;
  end if;
  -- API, worker and migrations; it owns the schemas app and pgboss.
  if not exists (select from pg_roles where rolname = 'pilahbumi') then
    create role pilahbumi login;
  end if;
  -- The migrations of Supabase Auth grant to a role of this name.
  if not exists (select from pg_roles where rolname = 'postgres') then
    create role postgres nologin;
  end if;
  execute format('grant create on database %I to pilahbumi', current_database());
end $$;

create schema if not exists auth;

-- What another role made before these roles existed passes to them.
do $$
declare
  statement text;
begin
  for statement in
    with owner (name, schema) as (
      select owner_name, pg_namespace.oid
      from (values ('auth', 'supabase_auth_admin'), ('app', 'pilahbumi'), ('pgboss', 'pilahbumi')) as ours (nspname, owner_name)
      join pg_namespace using (nspname)
    )
    select format('alter schema %I owner to %I', nspname, name)
    from pg_namespace join owner on schema = oid where nspowner <> name::regrole
    union all
    select format('alter table %s owner to %I', pg_class.oid::regclass, name)
    from pg_class join owner on schema = relnamespace
    where relowner <> name::regrole
      and (relkind in ('r', 'p', 'v', 'm') or relkind = 'S' and not exists (
        select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i')))
    union all
    select format('alter routine %s owner to %I', pg_proc.oid::regprocedure, name)
    from pg_proc join owner on schema = pronamespace where proowner <> name::regrole
    union all
    select format('alter type %s owner to %I', pg_type.oid::regtype, name)
    from pg_type join owner on schema = typnamespace where typowner <> name::regrole and typtype = 'e'
  loop
    execute statement;
  end loop;
end $$;

-- The rights of the product on the identity server's tables, and no others. Only their owner may grant them, and only
-- once they exist, so our migrations call this function of the owner each time they run. Supabase Auth turns row security
-- on, which hides all rows from a role without a policy.
create or replace function auth.grant_rights_to_product() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  table_name text;
begin
  -- Two migrations at once would stumble over each other's grants.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('auth.grant_rights_to_product'));
  grant select, delete, references, trigger, update (encrypted_password) on auth.users to pilahbumi;
  grant select, delete on auth.sessions, auth.identities to pilahbumi;
  foreach table_name in array array['users', 'sessions', 'identities'] loop
    if not exists (
      select from pg_catalog.pg_policies
      where schemaname = 'auth' and tablename = table_name and policyname = 'product'
    ) then
      execute pg_catalog.format('create policy product on auth.%I to pilahbumi using (true)', table_name);
    end if;
  end loop;
end $$;
alter function auth.grant_rights_to_product() owner to supabase_auth_admin;
revoke all on function auth.grant_rights_to_product() from public;
grant usage on schema auth to pilahbumi;
grant execute on function auth.grant_rights_to_product() to pilahbumi;

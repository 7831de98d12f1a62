-- A million users with ten million live sessions. The token of session n is base64url(sha256('session-n')),
-- so that a load generator can compute it; the table holds only its hash.
-- Foreign keys and triggers are off while loading, and the indexes come last: minutes instead of an hour.
set session_replication_role = replica;
set synchronous_commit = off;
set maintenance_work_mem = '1GB';
set max_parallel_maintenance_workers = 0;

begin;

create temporary table person as
  select n, gen_random_uuid() as id, 'orang' || n || '@contoh.id' as email
  from generate_series(0, 999999) as n;
create unique index on person (n);

insert into auth.users (id, email) select id, email from person;
insert into app.profile (id, name, email) select id, 'Orang ' || n, email from person;

create temporary table postponed as
  select 0 as step, format('alter table app.session drop constraint %I', conname) as statement
  from pg_constraint where conrelid = 'app.session'::regclass and contype in ('p', 'u')
  union all
  select 0, format('drop index %s', indexrelid::regclass)
  from pg_index
  where indrelid = 'app.session'::regclass
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
  union all
  select 1, format('alter table app.session add constraint %I %s', conname, pg_get_constraintdef(oid))
  from pg_constraint where conrelid = 'app.session'::regclass and contype in ('p', 'u')
  union all
  select 1, pg_get_indexdef(indexrelid)
  from pg_index
  where indrelid = 'app.session'::regclass
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'));

select statement from postponed where step = 0 \gexec

insert into app.session (token_hash, profile_id, expires_at)
  select
    sha256(rtrim(translate(encode(sha256(('session-' || session.n)::bytea), 'base64'), '+/', '-_'), '=')::bytea),
    person.id,
    '2100-01-01'
  from generate_series(0, 9999999) as session (n)
  join person on person.n = session.n % 1000000;

select statement from postponed where step = 1 \gexec

commit;

vacuum (analyze) app.session;
vacuum (analyze) app.profile;
vacuum (analyze) auth.users;

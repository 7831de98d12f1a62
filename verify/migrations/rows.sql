-- :members people with the same number of scans each, and a post that they reply to.
-- Triggers and foreign keys are not asked: the rows are right by themselves.
set session_replication_role = replica;
set synchronous_commit = off;

-- The same as in fixed-id.ts.
create function pg_temp.fixed_id(text) returns uuid language sql immutable as
  $$ select overlay(overlay(md5($1) placing '4' from 13) placing '8' from 17)::uuid $$;

create temporary table person as
  select n, pg_temp.fixed_id('person ' || n) as id, 'warga' || n || '@contoh.id' as email
  from generate_series(0, :members - 1) as n;
insert into auth.users (id, email) select id, email from person;
insert into app.profile (id, name, email) select id, 'Warga ' || n, email from person;
insert into app.post (author_id, title, content, words)
  select id, 'Botol', 'Bagaimana memilah botol?', 'botol' from person where n = 0;
insert into app.scan (profile_id, verdict, material, confidence, model_version, created_at)
  select id, 'sure', 'plastik', 90, '1', now() - number * interval '7 hours'
  from person, generate_series(1, :scans / :members) as number;

-- :members people with the same number of scans each, in the order of their ids: the indexes grow at their ends.
-- Triggers and foreign keys are not asked: the rows are right by themselves.
set session_replication_role = replica;
set synchronous_commit = off;
insert into auth.users (id, email)
  select md5('warga ' || n)::uuid, 'warga' || n || '@contoh.id' from generate_series(0, :members - 1) as n
  on conflict do nothing;
insert into app.profile (id, name, email)
  select md5('warga ' || n)::uuid, 'Warga ' || n, 'warga' || n || '@contoh.id' from generate_series(0, :members - 1) as n
  on conflict do nothing;
insert into app.scan
    (id, profile_id, verdict, material, confidence, model_version, is_correct, feedback_at, created_at)
  select gen_random_uuid(), person.id, 'sure', (array['plastik', 'kertas', 'organik', 'kaca', 'logam'])[1 + number % 5],
    60 + number % 40, '1', case when number % 4 = 0 then true end, case when number % 4 = 0 then now() end,
    now() - number * interval '7 hours'
  from (select id from app.profile where name like 'Warga %' order by id) as person,
    generate_series(1, :scans / :members) as number;
analyze app.scan;
analyze app.profile;

-- As verify/kit/database/fixed-id.ts has it.
create function pg_temp.fixed_id(text) returns uuid language sql immutable as
  $$ select overlay(overlay(md5($1) placing '4' from 13) placing '8' from 17)::uuid $$;

-- What the members of the forum (see verify/kit/dataset/forum-rows.sql) scanned once, so that they can say whether it was right.
insert into app.scan (id, profile_id, verdict, material, confidence, model_version)
  select pg_temp.fixed_id('scan ' || n), pg_temp.fixed_id('person ' || n), 'sure', 'plastik', 90, '1'
  from generate_series(0, :members - 1) as n
  on conflict do nothing;

-- The scans of all people in part :part of app.scan, :each of them per person, of people 0 to :people - 1.
-- In time order, as in production: the rows of one person are far apart on disk. Indexes are made last.
set synchronous_commit = off;
set maintenance_work_mem = '512MB';
set max_parallel_maintenance_workers = 0;
\set name 'scan_' :digits
\set loaded 'loaded_' :digits

-- The same as in fixed-id.ts.
create function pg_temp.fixed_id(text) returns uuid language sql immutable as
  $$ select overlay(overlay(md5($1) placing '4' from 13) placing '8' from 17)::uuid $$;

create temporary table owner as
  select id from (select pg_temp.fixed_id('person ' || n) as id from generate_series(0, :people - 1) as n) as person
  where satisfies_hash_partition('app.scan'::regclass, 16, :part, id);

create table app_partition.:"loaded" (like app.scan including defaults including constraints);
insert into app_partition.:"loaded"
    (profile_id, verdict, material, confidence, model_version, is_correct, feedback_at, created_at)
  select owner.id, case when number % 11 = 0 then 'unsure' else 'sure' end,
    (array['plastik', 'kertas', 'organik', 'kaca', 'logam'])[1 + number % 5], 60 + number % 40, '1',
    case when number % 4 = 0 then true end, case when number % 4 = 0 then at end, at
  from (
    select number, now() - (:each - number) * interval '1 year' / :each as at
    from generate_series(1, :each) as number
  ) as turn cross join lateral (select id from owner offset 0) as owner;
select format('alter table app_partition.%I add primary key (profile_id, id)', :'loaded') \gexec
select replace(replace(pg_get_indexdef(indexrelid), ' ON ONLY app.scan ', format(' ON app_partition.%I ', :'loaded')),
    'INDEX ' || relname, 'INDEX')
  from pg_index join pg_class on pg_class.oid = indexrelid
  where indrelid = 'app.scan'::regclass and not indisprimary \gexec

begin;
alter table app.scan detach partition app_partition.:"name";
drop table app_partition.:"name";
alter table app_partition.:"loaded" owner to pilahbumi;
alter table app_partition.:"loaded" rename to :"name";
alter table app.scan attach partition app_partition.:"name" for values with (modulus 16, remainder :part);
commit;
vacuum (analyze) app_partition.:"name";

-- Users, replies and likes for the existing posts. The ids of post n and person n are deterministic.
-- One post of a thousand is popular, one of ten has no reply.
set session_replication_role = replica;
set synchronous_commit = off;
set maintenance_work_mem = '1GB';
set max_parallel_maintenance_workers = 0;

begin;

-- The same as in fixed-id.ts.
create function pg_temp.fixed_id(text) returns uuid language sql immutable as
  $$ select overlay(overlay(md5($1) placing '4' from 13) placing '8' from 17)::uuid $$;

create temporary table person as
  select n, pg_temp.fixed_id('person ' || n) as id, 'warga' || n || '@contoh.id' as email
  from generate_series(0, 99999) as n;
insert into auth.users (id, email) select id, email from person;
insert into app.profile (id, name, email, created_at)
  select id, 'Warga ' || n, email, now() - interval '2 years' from person;
-- The token of session n is base64url(sha256('session-n')).
insert into app.session (token_hash, profile_id, expires_at)
  select sha256(rtrim(translate(encode(sha256(('session-' || n)::bytea), 'base64'), '+/', '-_'), '=')::bytea),
    id, '2100-01-01'
  from person where n < 2000;

create temporary table postponed_around as
  select 0 as step, format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
  from pg_constraint
  where conrelid in
      ('app.reply'::regclass, 'app.reply_stats'::regclass, 'app.post_like'::regclass, 'app.post_stats'::regclass)
    and contype in ('p', 'u')
    and not exists (select from pg_constraint as other where other.confrelid = pg_constraint.conrelid)
  union all
  select 0, format('drop index %s', indexrelid::regclass)
  from pg_index
  where indrelid in ('app.reply'::regclass, 'app.post_like'::regclass)
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
  union all
  select 1, format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint
  where conrelid in
      ('app.reply'::regclass, 'app.reply_stats'::regclass, 'app.post_like'::regclass, 'app.post_stats'::regclass)
    and contype in ('p', 'u')
    and not exists (select from pg_constraint as other where other.confrelid = pg_constraint.conrelid)
  union all
  -- Of a table in parts it says ON ONLY, which would leave the parts without.
  select 1, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
  from pg_index
  where indrelid in ('app.reply'::regclass, 'app.post_like'::regclass)
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'));
select statement from postponed_around where step = 0 \gexec

create temporary table planned as
  select n, id, created_at,
    case when n % 1000 = 0 then 1000 when n % 10 = 3 then 0 when n % 2 = 0 then 5 else 4 end as replies,
    case when n % 1000 = 0 then 2100 else 8 end as likes
  from (select seq as n, id, created_at from app.post order by seq) as post;

insert into app.post_stats (post_id, like_count, reply_count, last_reply_at)
  select id, likes, replies, case when replies > 0 then created_at + interval '1 day' end from planned;
insert into app.reply (post_id, author_id, content, created_at)
  select planned.id, pg_temp.fixed_id('person ' || (planned.n * 17 + k * 29) % 100000),
    'Di tempat kami yang nomor ' || k || ' sudah dicoba dan berhasil: cuci dulu, keringkan, lalu pilah menurut jenisnya.',
    planned.created_at + k * interval '5 minutes'
  from planned cross join generate_series(1, planned.replies) as k;
insert into app.reply_stats (reply_id) select id from app.reply;
insert into app.post_like (post_id, profile_id, liked, counted)
  select planned.id, pg_temp.fixed_id('person ' || (planned.n * 31 + k * 13) % 100000), true, true
  from planned cross join generate_series(1, planned.likes) as k;
insert into app.post_follow (profile_id, post_id, post_seq) select author_id, id, seq from app.post;

select statement from postponed_around where step = 1 order by statement \gexec

commit;

vacuum (analyze) app.post;
vacuum (analyze) app.post_stats;
vacuum (analyze) app.post_word;
vacuum (analyze) app.post_follow;
vacuum (analyze) app.reply;
vacuum (analyze) app.reply_stats;
vacuum (analyze) app.post_like;
vacuum (analyze) app.profile;
vacuum (analyze) app.session;

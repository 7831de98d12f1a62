-- A member with a hundred thousand scans of a year, and a thousand others with two hundred each. The token of the member
-- is base64url(sha256('session-0')).
set synchronous_commit = off;
begin;
delete from app.profile;
delete from auth.users;

create temporary table person as
  select n, md5('person ' || n)::uuid as id, 'warga' || n || '@contoh.id' as email
  from generate_series(0, 1000) as n;
insert into auth.users (id, email) select id, email from person;
insert into app.profile (id, name, email) select id, 'Warga ' || n, email from person;
insert into app.session (token_hash, profile_id, expires_at)
  select sha256(rtrim(translate(encode(sha256('session-0'::bytea), 'base64'), '+/', '-_'), '=')::bytea), id, '2100-01-01'
  from person where n = 0;

-- In time order, as in production: the rows of one member are far apart on disk.
insert into app.scan
    (profile_id, verdict, material, confidence, model_version, is_correct, true_material, feedback_at, created_at)
  select md5('person ' || owner)::uuid,
    case when n % 11 = 0 then 'unsure' when n % 23 = 0 then 'not-waste' else 'sure' end,
    (array['plastik', 'plastik', 'kertas', 'organik', 'kaca', 'logam', 'kertas'])[1 + n % 7],
    60 + n % 40, '1', is_correct,
    case when is_correct = false and n % 5 > 0 then (array['kaca', 'logam', 'kertas', 'organik'])[1 + n % 4] end,
    case when is_correct is not null then at end, at
  from (
    select n, case when n % 3 = 0 then 0 else 1 + n % 1000 end as owner,
      case when n % 4 = 1 then n % 20 > 1 end as is_correct,
      now() - interval '1 year' * (1 - n / :scans::float8 / 3) as at
    from generate_series(1, 3 * :scans) as n
  ) as planned;
commit;

vacuum (analyze) app.scan;
vacuum (analyze) app.profile;

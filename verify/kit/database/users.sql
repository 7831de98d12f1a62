-- Writers: old accounts with a confirmed address and a session each.
create temporary table writer as
  select n, gen_random_uuid() as id, 'penulis' || n || '@contoh.id' as email from generate_series(1, :count) as n;
insert into auth.users (id, email) select id, email from writer;
insert into app.profile (id, name, email, created_at, email_verified_at)
  select id, 'Penulis ' || n, email, now() - interval '1 year', now() from writer;
-- The token of session n is base64url(sha256('session-n')).
insert into app.session (token_hash, profile_id, expires_at)
  select sha256(rtrim(translate(encode(sha256(('session-' || n)::bytea), 'base64'), '+/', '-_'), '=')::bytea),
    id, now() + interval '1 day'
  from writer;

-- Users and posts of the drill. Triggers and foreign keys are on, as in the product.
set synchronous_commit = off;
-- As verify/kit/database/fixed-id.ts has it.
create function pg_temp.fixed_id(text) returns uuid language sql immutable as
  $$ select overlay(overlay(md5($1) placing '4' from 13) placing '8' from 17)::uuid $$;
insert into auth.users (id, email)
  select pg_temp.fixed_id('person ' || n), 'warga' || n || '@contoh.id' from generate_series(1, :people) as n;
insert into app.profile (id, name, email)
  select pg_temp.fixed_id('person ' || n), 'Warga ' || n, 'warga' || n || '@contoh.id' from generate_series(1, :people) as n;
insert into app.post (id, author_id, title, content, words)
  select pg_temp.fixed_id('post ' || n), pg_temp.fixed_id('person ' || 1 + n % :people), 'Tulisan ' || n,
    repeat('Botol dicuci, dikeringkan, lalu dipilah. ', 1 + n % 20), to_tsvector('simple', 'botol cuci kering pilah ' || n)
  from generate_series(1, :posts) as n;
insert into app.post_stats (post_id) select id from app.post on conflict do nothing;

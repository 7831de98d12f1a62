-- Posts with words of known shares. A hash of the number decides which, so that nothing recurs at a regular distance.
-- Text is short: the cost of a search lies in words and rows. Indexes are built last, triggers are off.
delete from app.post;
delete from app.post_word;
set synchronous_commit = off;
set maintenance_work_mem = '1GB';
set session_replication_role = replica;
select setseed(0.5);
begin;
create temporary table postponed as
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as statement
  from pg_index where indrelid = 'app.post'::regclass and not indisunique;
select format('drop index %s', name) from postponed \gexec
create function pg_temp.letters(number bigint) returns text language sql immutable
  return translate(number::text, '0123456789', 'bcdfghjklm');
-- Shares of a million.
create function pg_temp.has(number bigint, word int, share int) returns boolean language sql immutable
  return abs(hashint8extended(number, word) % 1000000) < share;

insert into app.post (id, seq, author_id, title, content, category, words, is_unanswered)
overriding system value
select
  -- In order, so that the unique index is written in order too.
  lpad(to_hex(n), 32, '0')::uuid, n, null, 'Postingan ' || n, 'Isi postingan',
  (array['general', 'tanya', 'tips', 'jual-beli', 'kegiatan', 'cerita'])[1 + n % 6],
  array_to_tsvector(array_remove(
    array['#a' || (n >> 12), '#b' || (n >> 14), '#c' || (n >> 16), '#d' || (n >> 18), '#e' || (n >> 20),
      '#k' || (array['general', 'tanya', 'tips', 'jual-beli', 'kegiatan', 'cerita'])[1 + n % 6],
      case when n % 512 = 0 then '#s' || (n >> 20) end,
      case when pg_temp.has(n, 1, 400000) then 'vlumrah' end,
      case when pg_temp.has(n, 2, 50000) then 'vsering' end,
      case when pg_temp.has(n, 3, 2000) then 'vsedang' end,
      case when pg_temp.has(n, 4, 20) then 'vjarang' end,
      case when n <= :posts / 3 and pg_temp.has(n, 5, 400000) then 'vmusim' end,
      case when pg_temp.has(n, 6, 500000) then 'vawal' || pg_temp.letters(abs(hashint8extended(n, 7) % 20000)) end]
    -- About Zipf's law.
    || array[pg_temp.letters(exp(random() * 10.6)::int), pg_temp.letters(exp(random() * 10.6)::int),
      pg_temp.letters(exp(random() * 10.6)::int), pg_temp.letters(exp(random() * 10.6)::int)], null)),
  n % 10 = 3
from generate_series(1::bigint, :posts) as n;
select statement from postponed \gexec
insert into app.post_stats (post_id) select id from app.post;
select setval(pg_get_serial_sequence('app.post', 'seq'), :posts);
insert into app.post_word (word) select pg_temp.letters(n) from generate_series(100, 40000) as n;
insert into app.post_word (word) select 'vawal' || pg_temp.letters(n) from generate_series(0, 19999) as n;
insert into app.post_word (word) values ('vlumrah'), ('vsering'), ('vsedang'), ('vjarang'), ('vmusim');
commit;
vacuum (analyze) app.post;
vacuum (analyze) app.post_stats;
vacuum (analyze) app.post_word;

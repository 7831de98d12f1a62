-- What one person (:id) wrote in years: :posts posts, :scans scans and :likes likes, :posts replies and notices.
set synchronous_commit = off;
insert into app.scan (profile_id, verdict, material, confidence, model_version, created_at)
  select :'id', 'sure', 'kaca', 90, '1', now() - n * interval '10 minutes' from generate_series(1, :scans) as n;
insert into app.post (author_id, title, content, words, created_at)
  select :'id', 'Judul ' || n, 'Isi tulisan ' || n, to_tsvector('simple', 'judul isi tulisan kata' || n % 500),
    now() - n * interval '1 hour'
  from generate_series(1, :posts) as n;
insert into app.post_stats (post_id) select id from app.post on conflict do nothing;
insert into app.reply (post_id, author_id, content)
  select id, :'id', 'Balasan' from app.post where author_id = :'id';
insert into app.post_follow (profile_id, post_id, post_seq) select :'id', id, seq from app.post where author_id = :'id';
insert into app.notification (profile_id, kind, actor_id, post_id, reply_id)
  select author_id, 'reply', :'id', post_id, id from app.reply where author_id = :'id';
insert into app.idempotency (profile_id, key, kind, target_id)
  select :'id', gen_random_uuid(), 'post', gen_random_uuid() from generate_series(1, :posts);
insert into app.post_like (profile_id, post_id, liked, counted)
  select :'id', id, true, false from app.post limit :likes;
insert into app.post_like (profile_id, post_id, liked, counted)
  select :'id', gen_random_uuid(), true, true from generate_series(1, greatest(0, :likes - :posts));
analyze;

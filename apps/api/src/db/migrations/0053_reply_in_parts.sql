-- Replies in eight partitions by their post: a page of replies reads one partition, and the key begins with the post, so that
-- replies could be kept on another server with it. Nobody uses the table until the next file.
create table app_partition.reply (
  id uuid not null default gen_random_uuid(),
  seq bigint not null generated always as identity,
  post_id uuid not null,
  -- Null after the account was deleted.
  author_id uuid,
  content text not null check (char_length(content) between 1 and 5000),
  state text not null default 'visible' check (state in ('visible', 'deleted', 'hidden')),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  primary key (post_id, id)
) partition by hash (post_id);
create index reply_page_idx on app_partition.reply (post_id, seq);
create index reply_author_idx on app_partition.reply (author_id, seq desc) where author_id is not null;
create index reply_activity_idx on app_partition.reply (author_id, created_at desc, id desc)
  where author_id is not null and state <> 'deleted';

do $$
declare index record;
begin
  for number in 0..7 loop
    execute format(
      'create table app_partition.reply_%s partition of app_partition.reply for values with (modulus 8, remainder %s)',
      number, number);
  end loop;
  -- Names that a plan can be read by, such as reply_3_page_idx.
  for index in
    select child.oid::regclass as name, part.relname || replace(above.relname, 'reply', '') as readable
    from pg_inherits join pg_class as child on child.oid = inhrelid join pg_class as above on above.oid = inhparent
      join pg_index on pg_index.indexrelid = child.oid join pg_class as part on part.oid = pg_index.indrelid
    where above.relname in ('reply_page_idx', 'reply_author_idx', 'reply_activity_idx')
  loop
    execute format('alter index %s rename to %I', index.name, index.readable);
  end loop;
end $$;

-- Last, because posts cannot be written until this is committed.
alter table app_partition.reply add constraint reply_post_id_fkey
  foreign key (post_id) references app.post (id) on delete cascade;

-- Scans in sixteen parts by their owner, whose rows thus lie together; a shard would be a set of parts. Ids are in the
-- order of time, so that new entries of an index share its last pages. Nobody uses the table until the next file.
create schema if not exists app_partition;

-- 48 bits of milliseconds, then version 7, then random bits. No search path of its own: PostgreSQL puts the expression
-- itself into a statement then, which takes a tenth of the time of a call.
create function app.uuid_v7() returns uuid language sql volatile parallel safe as $$
  select (pg_catalog.lpad(
      pg_catalog.to_hex((extract(epoch from pg_catalog.clock_timestamp()) * 1000)::pg_catalog.int8), 12, '0') || '7'
    || pg_catalog.substr(pg_catalog.replace(pg_catalog.gen_random_uuid()::pg_catalog.text, '-', ''), 14))::pg_catalog.uuid
$$;

create table app_partition.scan (
  id uuid not null default app.uuid_v7(),
  profile_id uuid not null,
  verdict text not null check (verdict in ('sure', 'unsure', 'not-waste', 'b3', 'residu')),
  material text not null check (material in ('organik', 'plastik', 'kertas', 'kaca', 'logam')),
  -- Percent with one decimal, as the person saw it.
  confidence numeric(4, 1) not null check (confidence between 0 and 100),
  model_version text not null check (char_length(model_version) between 1 and 40),
  -- Random name in the object store; null when no photo was kept.
  photo_key text check (char_length(photo_key) between 20 and 120),
  -- Null until the owner says; false with the material it really was, or with none of the five.
  is_correct boolean,
  true_material text check (true_material in ('organik', 'plastik', 'kertas', 'kaca', 'logam')),
  feedback_at timestamptz,
  created_at timestamptz not null default now(),
  -- Where an answer was computed: here, or on the person's own device, whose photo never came here.
  computed_on text not null default 'server' check (computed_on in ('server', 'device')),
  primary key (profile_id, id),
  constraint scan_feedback_is_whole check ((is_correct is null) = (feedback_at is null)),
  constraint scan_right_answer_needs_no_other check (true_material is null or is_correct = false)
) partition by hash (profile_id);
create index scan_history_idx on app_partition.scan (profile_id, created_at desc, id desc)
  include (verdict, material, is_correct, true_material);
create index scan_photo_idx on app_partition.scan (profile_id) where photo_key is not null;

do $$
declare part record;
begin
  for number in 0..15 loop
    execute format(
      'create table app_partition.scan_%s partition of app_partition.scan for values with (modulus 16, remainder %s)',
      lpad(number::text, 2, '0'), number);
  end loop;
  -- Names that a plan can be read by, such as scan_07_history_idx.
  for part in
    select index.oid::regclass as name, partition.relname || replace(parent.relname, 'scan', '') as short_name
    from pg_inherits join pg_class as index on index.oid = inhrelid join pg_class as parent on parent.oid = inhparent
      join pg_index on pg_index.indexrelid = index.oid join pg_class as partition on partition.oid = pg_index.indrelid
    where parent.relname in ('scan_history_idx', 'scan_photo_idx')
  loop
    execute format('alter index %s rename to %I', part.name, part.short_name);
  end loop;
end $$;

create trigger scan_photo_is_orphaned after delete or update of photo_key on app_partition.scan
  for each row execute function app.orphan_photo();
create trigger scan_photo_is_withdrawn after update of photo_key on app_partition.scan
  for each row when (old.photo_key is not null and new.photo_key is distinct from old.photo_key)
  execute function app.withdraw_removed_photo();

-- A scan will be named by its owner and its id; without an owner the reference is not checked yet.
alter table app.learning_photo add column profile_id uuid;
-- Some thousand photos at most.
-- squawk-ignore require-concurrent-index-creation
create index learning_photo_owner_idx on app.learning_photo (profile_id) where profile_id is not null;
-- squawk-ignore constraint-missing-not-valid,adding-foreign-key-constraint
alter table app.learning_photo add constraint learning_photo_scan_fkey
  foreign key (profile_id, scan_id) references app_partition.scan (profile_id, id) on delete set null (scan_id);

-- Last, because profiles cannot be written until this is committed.
alter table app_partition.scan add constraint scan_profile_id_fkey
  foreign key (profile_id) references app.profile (id) on delete cascade;

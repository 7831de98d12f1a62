-- Rows that are kept for a time are partitioned by time, and whole partitions are dropped instead of rows being deleted.
-- The worker calls these, and every migration the first (apps/api/src/db/time-partitions.ts).

-- Adds the missing partitions of a table from one time to another. Attaching keeps nobody from reading or writing.
create function app.add_partitions(parent regclass, step text, since timestamptz, until timestamptz)
  returns void language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  parent_name name := (select relname from pg_catalog.pg_class where oid = parent);
  lower timestamptz := date_trunc(step, since);
  upper timestamptz;
  part_name name;
  part text;
  index record;
begin
  while lower < until loop
    upper := lower + ('1 ' || step)::interval;
    part_name := parent_name || to_char(lower, '_YYYY_MM_DD');
    part := format('app_partition.%I', part_name);
    if to_regclass(part) is null then
      execute format('create table %s (like %s including defaults including constraints including indexes)', part, parent);
      execute format('alter table %s attach partition %s for values from (%L) to (%L)', parent, part, lower, upper);
      -- Names that a plan can be read by, such as notification_2026_11_01_unread_idx.
      for index in
        select child.relname as name, part_name || replace(above.relname, parent_name, '') as readable
        from pg_catalog.pg_index join pg_catalog.pg_inherits on inhrelid = indexrelid
          join pg_catalog.pg_class as child on child.oid = inhrelid
          join pg_catalog.pg_class as above on above.oid = inhparent
        where indrelid = to_regclass(part) and child.relname <> part_name || replace(above.relname, parent_name, '')
      loop
        execute format('alter index app_partition.%I rename to %I', index.name, index.readable);
      end loop;
      -- Unlike those for each row, it is not copied from the parent.
      if parent_name = 'audit_log' then
        execute format('create trigger audit_log_is_not_emptied before truncate on %s
          for each statement execute function app.refuse_change()', part);
      end if;
    end if;
    lower := upper;
  end loop;
end $$;

-- The partitions of a table and their ends.
create function app.partitions_of(parent regclass) returns table (part regclass, ends_at timestamptz)
  language sql stable as $$
  select inhrelid::regclass, (regexp_match(pg_get_expr(relpartbound, inhrelid), $re$TO \('([^']+)'\)$re$))[1]::timestamptz
  from pg_catalog.pg_inherits join pg_catalog.pg_class on pg_class.oid = inhrelid
  where inhparent = parent
$$;

-- Drops the partitions that ended before a time. Whoever uses the table waits for the catalogue only: the lock is asked for
-- briefly, and the next run tries again.
create function app.drop_partitions(parent regclass, before timestamptz) returns int
  language plpgsql set search_path = '' set lock_timeout = '200ms' as $$
declare
  old record;
  dropped int := 0;
begin
  for old in select part from app.partitions_of(parent) where ends_at <= before loop
    execute format('drop table %s', old.part);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;

-- Nobody uses these three until the next files.
-- One key is used once because the person is locked meanwhile: a unique index would need the time, too.
create table app_partition.idempotency (
  profile_id uuid not null,
  key uuid not null,
  kind text not null check (kind in ('post', 'reply', 'scan')),
  target_id uuid not null,
  at timestamptz not null default now(),
  primary key (profile_id, key, at)
) partition by range (at);

create table app_partition.audit_log (
  id bigint not null generated always as identity,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null check (char_length(action) between 1 and 60),
  subject_id uuid,
  detail jsonb not null default '{}' check (pg_column_size(detail) <= 2000),
  primary key (id, at)
) partition by range (at);
create index audit_log_subject_idx on app_partition.audit_log (subject_id, id desc);
create trigger audit_log_is_append_only before update or delete on app_partition.audit_log
  for each row execute function app.refuse_change();
create trigger audit_log_is_not_emptied before truncate on app_partition.audit_log
  for each statement execute function app.refuse_change();

-- Refers to nothing: a reference would lock posts and replies whenever a partition is added. What is gone is not shown.
create table app_partition.notification (
  id uuid not null default app.uuid_v7(),
  seq bigint not null generated always as identity,
  profile_id uuid not null,
  kind text not null check (kind in ('reply', 'mention', 'best-reply', 'moderated', 'appeal-decided')),
  actor_id uuid,
  post_id uuid,
  reply_id uuid,
  decision_id uuid,
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (profile_id, seq, created_at),
  constraint notification_of_moderators_has_decision
    check ((kind in ('moderated', 'appeal-decided')) = (decision_id is not null))
) partition by range (created_at);
create index notification_unread_idx on app_partition.notification (profile_id) where not is_read;
create index notification_actor_idx on app_partition.notification (actor_id) where actor_id is not null;
create index notification_best_reply_idx on app_partition.notification (reply_id) where kind = 'best-reply';

do $$ begin
  perform app.add_partitions('app_partition.idempotency', 'week', now() - interval '32 days', now() + interval '4 weeks');
  perform app.add_partitions('app_partition.audit_log', 'year', now() - interval '5 years', now() + interval '1 year');
  perform app.add_partitions('app_partition.notification', 'month', now() - interval '180 days', now() + interval '2 months');
end $$;

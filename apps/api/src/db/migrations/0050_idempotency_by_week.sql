-- The table of 0049 takes the place of the old one, with the keys that a phone may still repeat.
do $$ begin
  if (select count(*) from (select from app.idempotency limit 100001) as some_rows) > 100000
    and current_setting('pilahbumi.copies_rows', true) is distinct from 'on' then
    raise exception 'app.idempotency has too many rows to be copied while people wait: see docs/operations/deploy.md';
  end if;
end $$;

-- Nothing is written between copying and dropping.
lock table app.idempotency in access exclusive mode;
insert into app_partition.idempotency (profile_id, key, kind, target_id, at)
  select profile_id, key, kind, target_id, at from app.idempotency where at > now() - interval '32 days';
-- Its rows are in the new one.
-- squawk-ignore ban-drop-table
drop table app.idempotency;
-- The old version finds the new table under the old name.
-- squawk-ignore ban-set-schema
alter table app_partition.idempotency set schema app;

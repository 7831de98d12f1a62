-- The table of 0049 takes the place of the old one, with its rows of the last 180 days.
do $$ begin
  if (select count(*) from (select from app.notification limit 100001) as some_rows) > 100000
    and current_setting('pilahbumi.copies_rows', true) is distinct from 'on' then
    raise exception 'app.notification has too many rows to be copied while people wait: see docs/operations/deploy.md';
  end if;
end $$;

-- Nothing is written between copying and dropping.
lock table app.notification in access exclusive mode;
insert into app_partition.notification (id, seq, profile_id, kind, actor_id, post_id, reply_id, decision_id, is_read,
    created_at) overriding system value
  select id, seq, profile_id, kind, actor_id, post_id, reply_id, decision_id, is_read, created_at
  from app.notification where created_at > now() - interval '180 days';
select setval(pg_get_serial_sequence('app_partition.notification', 'seq'),
  nextval(pg_get_serial_sequence('app.notification', 'seq')), false);
-- Its rows are in the new one.
-- squawk-ignore ban-drop-table
drop table app.notification;
-- The old version finds the new table under the old name.
-- squawk-ignore ban-set-schema
alter table app_partition.notification set schema app;

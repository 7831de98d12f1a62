-- The table of 0049 takes the place of the old one, with its rows of the last five years.
do $$ begin
  if (select count(*) from (select from app.audit_log limit 100001) as some_rows) > 100000
    and current_setting('pilahbumi.copies_rows', true) is distinct from 'on' then
    raise exception 'app.audit_log has too many rows to be copied while people wait: see docs/operations/deploy.md';
  end if;
end $$;

-- Nothing is written between copying and dropping.
lock table app.audit_log in access exclusive mode;
insert into app_partition.audit_log (id, at, actor_id, action, subject_id, detail) overriding system value
  select id, at, actor_id, action, subject_id, detail from app.audit_log where at > now() - interval '5 years';
select setval(pg_get_serial_sequence('app_partition.audit_log', 'id'),
  nextval(pg_get_serial_sequence('app.audit_log', 'id')), false);
-- Its rows are in the new one.
-- squawk-ignore ban-drop-table
drop table app.audit_log;
-- The old version finds the new table under the old name.
-- squawk-ignore ban-set-schema
alter table app_partition.audit_log set schema app;

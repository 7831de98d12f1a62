-- The table of the last file takes the place of the old one, with its rows.
do $$ begin
  if (select count(*) from (select from app.reply limit 10001) as some_rows) > 10000
    and current_setting('pilahbumi.copies_rows', true) is distinct from 'on' then
    raise exception 'app.reply has too many rows to be copied while people wait: see docs/operations/deploy.md';
  end if;
end $$;

-- Nothing is written between copying and dropping.
lock table app.reply in access exclusive mode;
insert into app_partition.reply (id, seq, post_id, author_id, content, state, created_at, edited_at)
    overriding system value
  select id, seq, post_id, author_id, content, state, created_at, edited_at from app.reply;
select setval(pg_get_serial_sequence('app_partition.reply', 'seq'),
  nextval(pg_get_serial_sequence('app.reply', 'seq')), false);

-- A reply is referred to by its post and its id now; its counter, which has the id only, goes without.
-- squawk-ignore ban-drop-constraint
alter table app.moderation_decision drop constraint moderation_decision_reply_id_fkey;
-- squawk-ignore ban-drop-constraint
alter table app.report_case drop constraint report_case_reply_id_fkey;
-- squawk-ignore ban-drop-constraint
alter table app.reply_stats drop constraint reply_stats_reply_id_fkey;
-- Its rows are in the new one.
-- squawk-ignore ban-drop-table
drop table app.reply;
-- The old version finds the new table under the old name.
-- squawk-ignore ban-set-schema
alter table app_partition.reply set schema app;

-- Some thousand decisions and cases at most.
-- squawk-ignore constraint-missing-not-valid,adding-foreign-key-constraint
alter table app.moderation_decision add constraint moderation_decision_reply_fkey
  foreign key (post_id, reply_id) references app.reply (post_id, id) on delete set null (reply_id);
-- squawk-ignore constraint-missing-not-valid,adding-foreign-key-constraint
alter table app.report_case add constraint report_case_reply_fkey
  foreign key (post_id, reply_id) references app.reply (post_id, id) on delete cascade;

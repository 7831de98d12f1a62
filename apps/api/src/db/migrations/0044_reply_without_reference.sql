-- As a post.
-- squawk-ignore ban-drop-constraint
alter table app.reply drop constraint reply_author_id_fkey;

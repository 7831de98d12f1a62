-- A post whose author has no profile is shown as "Anonim".
-- squawk-ignore ban-drop-constraint
alter table app.post drop constraint post_author_id_fkey;

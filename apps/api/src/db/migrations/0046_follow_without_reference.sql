-- Whoever writes posts follows as many.
-- squawk-ignore ban-drop-constraint
alter table app.post_follow drop constraint post_follow_profile_id_fkey;

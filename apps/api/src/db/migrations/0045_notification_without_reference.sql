-- Nobody reads those of somebody who has gone, and an actor without a profile has no name.
-- squawk-ignore ban-drop-constraint
alter table app.notification drop constraint notification_profile_id_fkey, drop constraint notification_actor_id_fkey;

-- A key for each write of a month.
-- squawk-ignore ban-drop-constraint
alter table app.idempotency drop constraint idempotency_profile_id_fkey;

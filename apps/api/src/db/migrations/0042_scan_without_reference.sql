-- The old version writes scans of existing people as before.
-- squawk-ignore ban-drop-constraint
alter table app.scan drop constraint scan_profile_id_fkey;

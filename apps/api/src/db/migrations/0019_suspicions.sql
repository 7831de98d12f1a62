-- A photo that may show hazardous waste or residue was asked about first; such a scan counts as no material.
-- Replaced by a wider one.
-- squawk-ignore ban-drop-constraint
alter table app.scan drop constraint scan_verdict_check;
-- Validated by the next migration: all rows must not be read under this lock.
alter table app.scan add constraint scan_verdict_check
  check (verdict in ('sure', 'unsure', 'not-waste', 'b3', 'residu')) not valid;

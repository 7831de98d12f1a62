-- That photos may teach the model is a consent of its own. Validated by the next migration: all rows must not be read
-- under this lock.
-- Replaced by a wider one.
-- squawk-ignore ban-drop-constraint
alter table app.consent drop constraint consent_purpose_check;
alter table app.consent add constraint consent_purpose_check
  check (purpose in ('terms', 'privacy', 'newsletter', 'photos', 'learning')) not valid;

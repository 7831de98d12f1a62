-- outside a transaction
-- Where an answer was computed: here, or on the person's own device, whose photo never came here.
alter table app.scan add column if not exists computed_on text not null default 'server';
-- For a second run of this file.
-- squawk-ignore ban-drop-constraint
alter table app.scan drop constraint if exists scan_computed_on_check;
alter table app.scan add constraint scan_computed_on_check check (computed_on in ('server', 'device')) not valid;
alter table app.scan validate constraint scan_computed_on_check;

-- What a phone computed without a signal is sent later, perhaps twice. Keys are kept for a month now: a row and its
-- two index entries are some 200 bytes, so fifty thousand writes a day make 300 MB, and each night one day goes.
-- Replaced by a wider one.
-- squawk-ignore ban-drop-constraint
alter table app.idempotency drop constraint if exists idempotency_kind_check;
alter table app.idempotency add constraint idempotency_kind_check
  check (kind in ('post', 'reply', 'scan')) not valid;
alter table app.idempotency validate constraint idempotency_kind_check;

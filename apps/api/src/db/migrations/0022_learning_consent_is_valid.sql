-- outside a transaction
-- Twice is once.
-- squawk-ignore prefer-robust-stmts
alter table app.consent validate constraint consent_purpose_check;

-- outside a transaction
-- Twice is once.
-- squawk-ignore prefer-robust-stmts
alter table app.scan validate constraint scan_verdict_check;

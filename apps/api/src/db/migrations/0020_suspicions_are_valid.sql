set local lock_timeout = '2s';

alter table app.scan validate constraint scan_verdict_check;

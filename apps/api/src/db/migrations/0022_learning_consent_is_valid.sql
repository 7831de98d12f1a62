set local lock_timeout = '2s';

alter table app.consent validate constraint consent_purpose_check;

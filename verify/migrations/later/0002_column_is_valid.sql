-- outside a transaction
alter table app.scan validate constraint scan_place_hint_is_short;

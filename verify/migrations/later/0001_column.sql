-- What a next version adds: a column with a default, whose values are checked for new rows at once.
alter table app.scan add column place_hint text not null default '';
alter table app.scan add constraint scan_place_hint_is_short check (char_length(place_hint) <= 60) not valid;

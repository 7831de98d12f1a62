-- Words that people looked for in the A–Z and did not find, for the editors. Nothing tells who looked, and days are
-- kept instead of times.
create table app.unknown_item (
  word text primary key check (char_length(word) between 2 and 40 and word = lower(word)),
  count integer not null default 1 check (count > 0),
  first_on date not null,
  last_on date not null,
  -- An editor has dealt with it; the word goes on being counted and is not shown.
  is_dismissed boolean not null default false,
  constraint unknown_item_days_are_in_order check (first_on <= last_on)
);
create index unknown_item_waiting_idx on app.unknown_item (count desc, word) where not is_dismissed;
create index unknown_item_last_idx on app.unknown_item (last_on);

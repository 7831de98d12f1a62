-- Prices that a dated list or a newspaper named; filled from content/prices. Never the price of a listing.
create table app.price_observation (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  waste_type text not null check (char_length(waste_type) between 1 and 40),
  -- The words of the list.
  item text not null check (char_length(item) between 1 and 80),
  amount integer not null check (amount between 1 and 10000000),
  unit text not null check (unit in ('kg', 'liter', 'unit')),
  condition text check (condition in ('prepared', 'as-is')),
  -- Who is paid. Levels are never mixed in one range.
  side text not null check (side in ('household', 'unit', 'factory')),
  -- Of a kabupaten or kota; of a province where no more is known.
  region_code text not null references app.region (code),
  city text not null check (char_length(city) between 1 and 60),
  -- The bank sampah, where it is named.
  place text check (char_length(place) between 1 and 80),
  observed_on date not null,
  date_basis text not null check (char_length(date_basis) between 1 and 60),
  source text not null check (char_length(source) between 1 and 200),
  url text check (url ~ '^https://' and char_length(url) <= 300),
  confidence text not null check (confidence in ('high', 'medium'))
);
create index price_observation_type_idx on app.price_observation (waste_type);
create index price_observation_region_idx on app.price_observation (region_code);

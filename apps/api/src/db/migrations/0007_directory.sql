create table app.province (
  name text primary key,
  zone text not null check (zone in ('WIB', 'WITA', 'WIT')),
  centre geography(point, 4326) not null,
  unique (name, zone)
);

insert into app.province (name, zone, centre)
  select name, zone, st_setsrid(st_makepoint(longitude, latitude), 4326)
  from (values
    ('Aceh', 'WIB', 4.37, 96.9),
    ('Sumatera Utara', 'WIB', 2.2, 99.1),
    ('Sumatera Barat', 'WIB', -0.74, 100.5),
    ('Riau', 'WIB', 0.5, 101.8),
    ('Kepulauan Riau', 'WIB', 0.92, 104.45),
    ('Jambi', 'WIB', -1.6, 102.8),
    ('Sumatera Selatan', 'WIB', -3.2, 104.2),
    ('Kepulauan Bangka Belitung', 'WIB', -2.4, 106.3),
    ('Bengkulu', 'WIB', -3.6, 102.4),
    ('Lampung', 'WIB', -4.9, 105.0),
    ('Banten', 'WIB', -6.4, 106.1),
    ('DKI Jakarta', 'WIB', -6.2, 106.83),
    ('Jawa Barat', 'WIB', -6.9, 107.6),
    ('Jawa Tengah', 'WIB', -7.25, 110.15),
    ('DI Yogyakarta', 'WIB', -7.85, 110.4),
    ('Jawa Timur', 'WIB', -7.6, 112.5),
    ('Bali', 'WITA', -8.4, 115.2),
    ('Nusa Tenggara Barat', 'WITA', -8.65, 117.4),
    ('Nusa Tenggara Timur', 'WITA', -9.2, 122.0),
    ('Kalimantan Barat', 'WIB', -0.1, 110.9),
    ('Kalimantan Tengah', 'WIB', -1.6, 113.4),
    ('Kalimantan Selatan', 'WITA', -3.0, 115.4),
    ('Kalimantan Timur', 'WITA', 0.3, 116.4),
    ('Kalimantan Utara', 'WITA', 3.0, 116.2),
    ('Sulawesi Utara', 'WITA', 1.25, 124.8),
    ('Gorontalo', 'WITA', 0.7, 122.4),
    ('Sulawesi Tengah', 'WITA', -1.3, 121.0),
    ('Sulawesi Barat', 'WITA', -2.5, 119.3),
    ('Sulawesi Selatan', 'WITA', -4.1, 120.1),
    ('Sulawesi Tenggara', 'WITA', -4.1, 122.2),
    ('Maluku', 'WIT', -3.3, 129.2),
    ('Maluku Utara', 'WIT', 0.8, 127.8),
    ('Papua', 'WIT', -2.4, 139.4),
    ('Papua Barat', 'WIT', -2.1, 133.6),
    ('Papua Selatan', 'WIT', -7.0, 139.6),
    ('Papua Tengah', 'WIT', -3.7, 136.4),
    ('Papua Pegunungan', 'WIT', -4.1, 139.2),
    ('Papua Barat Daya', 'WIT', -0.95, 131.7)
  ) as known (name, zone, latitude, longitude);

-- A place that takes waste.
create table app.listing (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('pengepul', 'bank-sampah', 'tps3r', 'drop-point', 'b3')),
  name text not null check (char_length(name) between 1 and 80),
  category text not null
    check (category in ('Plastik & Kaleng', 'Kertas & Kardus', 'Logam', 'Organik', 'Elektronik')),
  province text not null,
  zone text not null,
  city text not null check (char_length(city) between 1 and 60),
  address text not null check (char_length(address) <= 200),
  -- Indonesia and no more: what is beyond is a slip of the finger.
  location geography(point, 4326) not null
    check (st_y(location::geometry) between -11.5 and 6.5 and st_x(location::geometry) between 94.5 and 141.5),
  -- As maps draw it. Boxes and nearest neighbours on a plane are several times faster than on a globe.
  map_point geometry(point, 3857) generated always as (st_transform(location::geometry, 3857)) stored,
  phone text check (phone ~ '^\+62[0-9]{7,13}$'),
  -- Minutes of the week since Monday 00.00 on the clock of the zone; null when nobody knows.
  opening int4multirange check (opening <@ '{[0,10080)}'::int4multirange and not isempty(opening)),
  pickup boolean not null,
  rating numeric(2, 1) check (rating between 0 and 5),
  is_sample boolean not null default false,
  is_published boolean not null default true,
  verified_at timestamptz,
  -- The last time that a member said it is still open.
  confirmed_at timestamptz,
  -- What the price list names; written together with it.
  waste_types text[] not null,
  materials text[] not null,
  -- Every value that a filter may ask for ('kind:b3', 'material:kaca', 'pickup' …): one index answers all of them.
  facets text[] not null,
  -- Stemmed words of name, category, waste types and place, weighted; made by the product's own stemmer.
  search_words tsvector not null,
  -- The order of a list that is not asked for by distance: real before sample, verified first, then by rating.
  standing integer not null generated always as (
    case when is_sample then 0 else 200 end
    + case when verified_at is null then 0 else 100 end
    + coalesce((rating * 10)::integer, 0)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (province, zone) references app.province (name, zone),
  -- For the foreign key of prices.
  unique (id, province),
  constraint listing_sample_has_no_phone check (not is_sample or phone is null)
);

create index listing_nearest_idx on app.listing using gist (map_point) where is_published;
create index listing_standing_idx on app.listing (standing desc, id desc) where is_published;
create index listing_province_idx on app.listing (province, standing desc, id desc) where is_published;
create index listing_search_idx on app.listing using gin (facets, search_words) where is_published;

create table app.listing_price (
  listing_id uuid not null,
  -- The listing's, so that the best prices of a province are one walk along an index.
  province text not null,
  waste_type text not null check (char_length(waste_type) between 1 and 40),
  condition text not null check (condition in ('prepared', 'as-is')),
  -- Rupiah; null where the place takes it without paying.
  amount integer check (amount between 0 and 10000000),
  unit text not null check (unit in ('kg', 'liter', 'unit')),
  minimum numeric(8, 2) not null check (minimum between 0 and 100000),
  observed_on date not null,
  source text not null check (char_length(source) between 1 and 200),
  primary key (listing_id, waste_type, condition),
  foreign key (listing_id, province) references app.listing (id, province) on delete cascade on update cascade
);
create index listing_price_offer_idx
  on app.listing_price (province, waste_type, amount desc nulls last, listing_id, condition);

-- Who found a listing to be true, when and how.
create table app.listing_verification (
  id bigint generated always as identity primary key,
  listing_id uuid not null references app.listing (id) on delete cascade,
  -- Null for samples, and when the person is gone.
  profile_id uuid references app.profile (id) on delete set null,
  how text not null check (char_length(how) between 3 and 200),
  at timestamptz not null default now()
);
create index listing_verification_listing_idx on app.listing_verification (listing_id, id desc);
create index listing_verification_profile_idx on app.listing_verification (profile_id);

-- How many listings lie in each square of the map, in all (facet '') and for each value of a filter: all of
-- Indonesia is read from some hundred rows instead of a million. Level n cuts the map into 2^n by 2^n squares; the
-- levels between are added up from the finer one.
create table app.listing_cell (
  level smallint not null,
  facet text not null,
  x integer not null,
  y integer not null,
  count integer not null,
  sum_x double precision not null,
  sum_y double precision not null,
  primary key (level, facet, x, y)
);

-- Once per statement, so that many listings at once cost little more than one.
create function app.count_listings() returns trigger
  language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  arrived text := 'select map_point, facets, 1 as sign from added where is_published';
  gone text := 'select map_point, facets, -1 as sign from removed where is_published';
  changes app.listing_cell[];
begin
  execute format($query$
    select array_agg(row(level, facet, x, y, count, sum_x, sum_y)::app.listing_cell)
    from (
      select level, facet, x, y, sum(sign) as count, sum(sign * map_x) as sum_x, sum(sign * map_y) as sum_y
      from (
        select sign, facet, st_x(map_point) as map_x, st_y(map_point) as map_y
        from (%s) as listing cross join unnest(array_append(facets, '')) as facet
        -- Hours need the minute, and single waste types are no filter of the map.
        where facet not like 'open:%%' and facet not like 'waste:%%'
        offset 0
      ) as listing
      cross join unnest(array[4, 6, 8, 10, 12]) as level
      cross join lateral (select
        floor((map_x + 20037508.342789244) / (40075016.685578488::float8 / (1 << level)))::integer as x,
        floor((map_y + 20037508.342789244) / (40075016.685578488::float8 / (1 << level)))::integer as y
      ) as square
      group by level, facet, x, y
      having sum(sign) <> 0 or sum(sign * map_x) <> 0 or sum(sign * map_y) <> 0
    ) as change $query$,
    case tg_op when 'INSERT' then arrived when 'DELETE' then gone else arrived || ' union all ' || gone end
  ) into changes;
  if changes is null then
    return null;
  end if;
  -- Writers of listings are few: one after the other, they cannot meet in two squares crosswise.
  perform pg_advisory_xact_lock(hashtext('app.listing_cell'));
  insert into app.listing_cell as cell (level, facet, x, y, count, sum_x, sum_y)
    select level, facet, x, y, count, sum_x, sum_y from unnest(changes)
    on conflict (level, facet, x, y) do update set
      count = cell.count + excluded.count, sum_x = cell.sum_x + excluded.sum_x, sum_y = cell.sum_y + excluded.sum_y;
  delete from app.listing_cell as cell using unnest(changes) as change
    where (cell.level, cell.facet, cell.x, cell.y) = (change.level, change.facet, change.x, change.y)
      and change.count < 0 and cell.count = 0;
  return null;
end $$;
create trigger listing_is_counted after insert on app.listing
  referencing new table as added for each statement execute function app.count_listings();
create trigger listing_is_recounted after update on app.listing
  referencing new table as added old table as removed for each statement execute function app.count_listings();
create trigger listing_is_uncounted after delete on app.listing
  referencing old table as removed for each statement execute function app.count_listings();

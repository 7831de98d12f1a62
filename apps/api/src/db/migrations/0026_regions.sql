-- Provinces, kabupaten and kota, kecamatan, with the codes of Kepmendagri; filled from content/regions.
create table app.region (
  -- '34', '34.71', '34.71.05'
  code text primary key check (code ~ '^\d\d(\.\d\d){0,2}$'),
  level text not null check (level in ('province', 'regency', 'district')),
  parent text references app.region (code) deferrable initially deferred,
  name text not null check (char_length(name) between 1 and 60),
  kind text check (kind in ('kota', 'kabupaten')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  centre geography(point, 4326) not null,
  -- Short, former and differently spelt names.
  aliases text[] not null default '{}',
  -- The name that listings and filters use.
  province text not null references app.province (name),
  unique nulls not distinct (parent, slug),
  constraint region_has_its_parent check ((level = 'province') = (parent is null)),
  constraint region_kind_is_of_regencies check ((level = 'regency') = (kind is not null))
);

-- Borders of kabupaten, kota and kecamatan, for the checks of an import; filled by the first one.
create table app.region_outline (
  code text primary key references app.region (code),
  outline geometry(multipolygon, 4326) not null
);
create index region_outline_idx on app.region_outline using gist (outline);

-- outside a transaction
-- The nearest of one category, kind or material, without walking past all the others. `nearestWalk` of the directory
-- names the same values; the first that a request asks for chooses the index.
create index concurrently if not exists listing_nearest_plastik_kaleng_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"category:Plastik & Kaleng"}';
create index concurrently if not exists listing_nearest_kertas_kardus_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"category:Kertas & Kardus"}';
create index concurrently if not exists listing_nearest_category_logam_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"category:Logam"}';
create index concurrently if not exists listing_nearest_category_organik_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"category:Organik"}';
create index concurrently if not exists listing_nearest_elektronik_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"category:Elektronik"}';
create index concurrently if not exists listing_nearest_pengepul_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"kind:pengepul"}';
create index concurrently if not exists listing_nearest_bank_sampah_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"kind:bank-sampah"}';
create index concurrently if not exists listing_nearest_tps3r_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"kind:tps3r"}';
create index concurrently if not exists listing_nearest_drop_point_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"kind:drop-point"}';
create index concurrently if not exists listing_nearest_b3_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"kind:b3"}';
create index concurrently if not exists listing_nearest_material_organik_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"material:organik"}';
create index concurrently if not exists listing_nearest_material_plastik_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"material:plastik"}';
create index concurrently if not exists listing_nearest_material_kertas_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"material:kertas"}';
create index concurrently if not exists listing_nearest_material_kaca_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"material:kaca"}';
create index concurrently if not exists listing_nearest_material_logam_idx on app.listing using gist (map_point)
  where is_published and facets @> '{"material:logam"}';

-- outside a transaction
-- Counts the places of every region without reading the table.
create index concurrently if not exists listing_region_idx on app.listing (region_code, kind, last_report_year, source_id)
  where is_published and not is_sample and region_code is not null;

import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { Region } from './region.ts';

export type RegionCount = {
  region_code: string;
  kind: string;
  last_report_year: number | null;
  source_id: number | null;
  count: number;
};
export type RegionSource = { id: number; title: string; attribution: string; snapshot_on: string };

/** Queries for regions. */
export const regionRepository = (db: Database) => ({
  all: async (): Promise<Region[]> => {
    const { rows } = await sql<Region>`
      select code, level, parent, name, kind, slug, aliases, province,
        st_y(centre::geometry) as latitude, st_x(centre::geometry) as longitude
      from app.region order by code`.execute(db);
    return rows;
  },

  /** Of all regions at once, from an index alone: the sums of provinces and kabupaten are made of them. */
  counts: async (): Promise<RegionCount[]> => {
    const { rows } = await sql<RegionCount>`
      select region_code, kind, last_report_year, source_id, count(*)::int as count
      from app.listing where is_published and not is_sample and region_code is not null
      group by region_code, kind, last_report_year, source_id`.execute(db);
    return rows;
  },

  sources: async (): Promise<RegionSource[]> => {
    const { rows } = await sql<RegionSource>`
      select id, title, attribution, snapshot_on::text as snapshot_on from app.source`.execute(db);
    return rows;
  },

  /** The best ranked of a region. */
  points: async (token: string, limit: number): Promise<{ longitude: number; latitude: number }[]> => {
    const { rows } = await sql<{ longitude: number; latitude: number }>`
      with listing as materialized (
        select standing, id, location from app.listing
        where is_published and not is_sample and search_words @@ ${token}::tsquery
      )
      select st_x(location::geometry) as longitude, st_y(location::geometry) as latitude
      from listing order by standing desc, id desc limit ${sql.lit(limit)}`.execute(db);
    return rows;
  },
});

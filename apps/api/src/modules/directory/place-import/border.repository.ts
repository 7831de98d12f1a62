import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { Region } from './region-index.ts';
import type { Borders } from './understand-places.ts';

const regencyMetres = 5000;
const districtMetres = 2000;

type Ring = [longitude: number, latitude: number][];
type BorderQueries = Borders & { regions: () => Promise<Region[]>; rings: () => Promise<Ring[]> };

/** Queries for regions and their borders. */
export const borderRepository = (db: Database): BorderQueries => ({
  regions: async () => {
    const rows = await db
      .selectFrom('app.region')
      .select(['code', 'level', 'name', 'kind', 'aliases', 'province'])
      .orderBy('code')
      .execute();
    return rows as Region[];
  },

  /** The outer lines of kabupaten and kota, coarse, for a picture. */
  async rings() {
    const { rows } = await sql<{ ring: { coordinates: Ring } }>`
      select st_asgeojson(st_simplify(st_exteriorring(part.geom), 0.02), 2)::json as ring
      from app.region_outline cross join lateral st_dump(outline) as part
      where length(code) = 5 and st_area(part.geom) > 0.0005`.execute(db);
    return rows.map(({ ring }) => ring.coordinates);
  },

  /** The kecamatan that contains the point, or else the kabupaten. */
  async locate(rows) {
    const { rows: found } = await sql<{ row: number; code: string }>`
      select distinct on (given.row) given.row, region.code
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (row int, latitude float8, longitude float8)
      join app.region_outline as region
        on st_intersects(region.outline, st_point(given.longitude, given.latitude, 4326))
      order by given.row, length(region.code) desc, region.code`.execute(db);
    return new Map(found.map(({ row, code }) => [row, code]));
  },

  async outside(rows) {
    const { rows: found } = await sql<{ row: number; reason: 'outside_regency' | 'outside_district' }>`
      select row, case when is_far then 'outside_regency' else 'outside_district' end as reason
      from (
        select given.row,
          st_distance(given.point, regency.outline::geography, false) > ${regencyMetres} as is_far,
          st_distance(given.point, district.outline::geography, false) > ${districtMetres} as is_beside
        from (
          select row, regency, district, st_point(longitude, latitude, 4326)::geography as point
          from json_to_recordset(${JSON.stringify(rows)}::json) as given
            (row int, latitude float8, longitude float8, regency text, district text)
        ) as given
        join app.region_outline as regency on regency.code = given.regency
        left join app.region_outline as district on district.code = given.district
      ) as checked
      where is_far or is_beside`.execute(db);
    return new Map(found.map(({ row, reason }) => [row, reason]));
  },
});

import type { Province } from '@app/contract/provinces';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

type Written = { province: Province; city: string; latitude: number; longitude: number };

/** Lower case, without "Kabupaten" or "Kota". */
const bare = (text: ReturnType<typeof sql>) =>
  sql`regexp_replace(lower(${text}), '^(kab\\.?|kabupaten|kota)\\s+(administrasi\\s+)?', '')`;

/** A city and a kabupaten of one name are told apart by where the point is. */
const regencyOf = (
  city: ReturnType<typeof sql>,
  province: ReturnType<typeof sql>,
  point: ReturnType<typeof sql>,
) => sql`
  select region.code from app.region as region
  where region.level = 'regency' and region.province = ${province}
    and (${bare(sql`region.name`)} = ${bare(city)}
      or exists (select from unnest(region.aliases) as alias where lower(alias) = lower(${city})))
  order by lower(replace(region.name, 'Administrasi ', '')) = lower(${city}) desc, region.centre <-> ${point} limit 1`;

/** The regions of listings that people write as text. */
export const resolveRegionRepository = (db: Database) => ({
  /** The kecamatan where the borders are known, else the kabupaten or kota; null when its name is none. */
  codeOf: async ({ province, city, latitude, longitude }: Written): Promise<string | null> => {
    const point = sql`st_point(${longitude}, ${latitude}, 4326)::geography`;
    const { rows } = await sql<{ code: string }>`
      with regency as (${regencyOf(sql`${city}::text`, sql`${province}::text`, point)})
      select coalesce((
        select border.code from app.region_outline as border
        where length(border.code) = 8 and starts_with(border.code, regency.code)
          and st_contains(border.outline, st_point(${longitude}, ${latitude}, 4326))
        limit 1
      ), regency.code) as code
      from regency`.execute(db);
    return rows[0]?.code ?? null;
  },

  /**
   * Listings from before there were regions, in batches by id; returns the last id of a batch. Their words are extended,
   * so that a search by region finds them.
   */
  fillMissing: async (afterId: string, batch: number): Promise<string | undefined> => {
    const { rows } = await sql<{ last: string | null }>`
      with missing as materialized (
        select id, province, city, location from app.listing
        where region_code is null and id > ${afterId}::uuid order by id limit ${sql.lit(batch)}
      ), named as (
        select code, province, centre, name as spoken from app.region where level = 'regency'
        union all
        select code, province, centre, alias from app.region, unnest(aliases) as alias where level = 'regency'
      ), found as (
        select distinct on (missing.id) missing.id, named.code
        from missing join named
          on named.province = missing.province and ${bare(sql`named.spoken`)} = ${bare(sql`missing.city`)}
        order by missing.id, lower(named.spoken) = lower(missing.city) desc,
          st_distance(named.centre, missing.location, false)
      ), filled as (
        update app.listing as listing set region_code = found.code,
          search_words = listing.search_words || format(
            '''wilayah:%s'':4D ''wilayah:%s'':4D', left(found.code, 2), found.code
          )::tsvector
        from found where found.id = listing.id
      )
      select max(id::text) as last from missing`.execute(db);
    return rows[0]?.last ?? undefined;
  },
});

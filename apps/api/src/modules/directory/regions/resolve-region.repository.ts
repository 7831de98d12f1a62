import type { Province } from '@app/contract/provinces';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

type Written = { province: Province; city: string; latitude: number; longitude: number };

/** Lower case, without "Kabupaten" or "Kota". */
const bare = (text: ReturnType<typeof sql>) =>
  sql`regexp_replace(lower(${text}), '^(kab\\.?|kabupaten|kota)\\s+(administrasi\\s+)?', '')`;

/** A city and a kabupaten of one name are told apart by where the point is. */
const regencyOf = (city: ReturnType<typeof sql>, province: ReturnType<typeof sql>, point: ReturnType<typeof sql>) => sql`
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

  /** Listings from before there were regions. Their words are extended, so that a search by region finds them. */
  fillMissing: async (): Promise<void> => {
    await sql`
      update app.listing as listing set region_code = found.code,
        search_words = listing.search_words || format(
          '''wilayah:%s'':4D ''wilayah:%s'':4D ''wilayah:%s'':4D', left(found.code, 2), left(found.code, 5), found.code
        )::tsvector
      from (
        select missing.id, coalesce(missing.region_code, (
          ${regencyOf(sql`missing.city`, sql`missing.province`, sql`missing.location`)}
        )) as code
        from app.listing as missing
        where missing.region_code is null
          or not missing.search_words @@ format('''wilayah:%s''', missing.region_code)::tsquery
      ) as found
      where found.id = listing.id and found.code is not null`.execute(db);
  },
});

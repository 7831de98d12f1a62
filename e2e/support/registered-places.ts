import { randomUUID } from 'node:crypto';
import { query } from '#support/member.ts';

type Registered = { name: string; code: string; latitude: number; longitude: number };
const source = `uji-${randomUUID().slice(0, 8)}`;

/** Places of a registry in Kota Yogyakarta and around, as an import writes them. */
export async function openRegisteredPlaces(places: readonly Registered[]): Promise<void> {
  const { rows } = await query(
    `insert into app.source (name, title, licence, attribution, snapshot_on, sha256, refresh)
     values ($1, 'SIPSN', 'Data uji', 'Sumber: SIPSN, data uji.', '2023-03-03', repeat('0', 64), 1) returning id`,
    [source],
  );
  for (const { name, code, latitude, longitude } of places) {
    const tokens = [code.slice(0, 2), code.slice(0, 5), code].map((one) => `'wilayah:${one}':4D`).join(' ');
    await query(
      `insert into app.listing (kind, name, province, zone, city, address, location, pickup, waste_types, materials,
         facets, search_words, region_code, source_id, tier, last_report_year)
       select 'bank-sampah', $1, region.province, 'WIB', region.name, 'Jalan Uji 1', st_point($2, $3, 4326)::geography,
         false, '{}', '{}', array['kind:bank-sampah', 'province:' || region.province], $4::tsvector, $5, $6, 'A', 2022
       from app.region as region where region.code = left($5, 5)`,
      [name, longitude, latitude, tokens, code, (rows[0] as { id: number }).id],
    );
  }
}

export async function deleteRegisteredPlaces(): Promise<void> {
  await query('delete from app.listing using app.source where source_id = source.id and source.name = $1', [
    source,
  ]);
  await query('delete from app.source where name = $1', [source]);
}

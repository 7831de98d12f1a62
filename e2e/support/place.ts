import { randomUUID } from 'node:crypto';
import { query } from '#support/member.ts';

type Place = { id: string; name: string };
const created: string[] = [];

/** Creates a real place, because samples have no phone number; it is not confirmed yet. */
export async function openPlace({ phone = '+6281234567890', facets = [] as string[] } = {}): Promise<Place> {
  const name = `Bank Sampah ${randomUUID().slice(0, 8)}`;
  const { rows } = await query(
    `insert into app.listing (kind, name, category, province, zone, city, address, location, phone, opening, pickup,
       waste_types, materials, facets, search_words)
     values ('bank-sampah', $1, 'Plastik & Kaleng', 'Maluku', 'WIT', 'Ambon', 'Jalan Kenari 12',
       'SRID=4326;POINT(128.19 -3.69)', $2, '{[0,10080)}', true, '{pet-bening}', '{plastik}', $3, '') returning id`,
    [name, phone, facets],
  );
  const { id } = rows[0] as { id: string };
  created.push(id);
  await query(
    `insert into app.listing_price (listing_id, province, waste_type, condition, amount, unit, minimum, observed_on, source)
     values ($1, 'Maluku', 'pet-bening', 'prepared', 3800, 'kg', 2, '2026-11-01', 'Papan harga'),
            ($1, 'Maluku', 'pet-bening', 'as-is', 1600, 'kg', 0, '2026-10-20', 'Usulan warga')`,
    [id],
  );
  return { id, name };
}

/** Creates a place that only a registry names: nobody knows its phone, hours, category or prices. */
export async function registerPlace(): Promise<Place> {
  const name = `Bank Sampah Melati ${randomUUID().slice(0, 8)}`;
  const { rows } = await query(
    `with source as (
       insert into app.source (name, title, licence, attribution, snapshot_on, sha256, refresh)
       values ('perjalanan', 'SIPSN', '', 'Sumber: SIPSN, Kementerian LHK, disalin Maret 2023, diolah.', '2023-03-03', $2, 1)
       on conflict (name) do update set title = excluded.title returning id
     )
     insert into app.listing (kind, name, category, province, zone, city, address, location, pickup,
       waste_types, materials, facets, search_words, source_id, tier, last_report_year)
     select 'bank-sampah', $1, null, 'Maluku', 'WIT', 'Ambon', 'Jalan Kenari 12', 'SRID=4326;POINT(128.19 -3.69)',
       false, '{}', '{}', '{province:Maluku}', '', source.id, 'A', 2022 from source returning id`,
    [name, '0'.repeat(64)],
  );
  const { id } = rows[0] as { id: string };
  created.push(id);
  return { id, name };
}

/** Deletes the places of this journey. */
export const deletePlaces = () => query('delete from app.listing where id = any($1)', [created]);

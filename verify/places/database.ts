import { hash, randomUUID } from 'node:crypto';
import { connect, createPool, type Database } from '@app/api/src/db/database.ts';
import { migrate } from '@app/api/src/db/migrate.ts';
import { contentFolder } from '@app/api/src/lib/content/content-folder.ts';
import { Mapping } from '@app/api/src/modules/directory/place-import/mapping.ts';
import { importPlaces } from '@app/api/src/modules/directory/place-import/place-import.service.ts';
import { readPlaces } from '@app/api/src/modules/directory/place-import/read-places.ts';
import { seedDatabase } from '@app/api/src/seed/seed.ts';
import { createDatabase, databaseUrl, dropDatabase, withAdminConnection } from '@app/api/test/databases.ts';
import { createIdentitySchema } from '@app/api/test/identity-server.ts';
import { insertPerson } from '@app/api/test/person-rows.ts';

export type Expect = (isTrue: boolean, sentence: string) => void;
/** One row of an invented registry. */
export type Row = Partial<
  Record<'key' | 'name' | 'kind' | 'address' | 'village' | 'district' | 'regency' | 'lat' | 'lon', string>
>;

const columns = ['key', 'name', 'kind', 'address', 'village', 'district', 'regency', 'lat', 'lon'] as const;
/** In the middle of Gondokusuman, Kota Yogyakarta. */
const somewhere: Row = {
  kind: 'bank-sampah',
  district: 'Gondokusuman',
  regency: 'Kota Yogyakarta',
  lat: '-7.785312',
  lon: '110.378451',
};
const mapping = Mapping.parse({
  title: 'Uji',
  licence: 'Data uji',
  attribution: 'Sumber: data uji.',
  snapshotOn: '2026-01-01',
  fields: {
    key: 'key',
    name: 'name',
    kind: 'kind',
    address: 'address',
    village: 'village',
    district: 'district',
    regency: 'regency',
    latitude: 'lat',
    longitude: 'lon',
  },
  kinds: { 'bank-sampah': 'bank-sampah', tps3r: 'tps3r' },
});

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const csvOf = (rows: readonly Row[]) =>
  [
    columns.join(','),
    ...rows.map((row) => columns.map((name) => quoted({ ...somewhere, ...row }[name] ?? '')).join(',')),
  ].join('\n');

/** A migrated database of its own, dropped at the end, with an editor and a member. */
export async function withPlacesDatabase<T>(work: (places: Places) => Promise<T>): Promise<T> {
  const name = await createDatabase();
  const address = databaseUrl(name);
  await createIdentitySchema(address);
  await migrate(address);
  await seedDatabase(address, { hasSamplePlaces: false });
  await withAdminConnection(
    (admin) => admin.query('grant insert, update (created_at) on auth.users to pilahbumi'),
    name,
  );
  const db = connect(createPool(address, 2, { timeoutMs: 120_000 }));
  try {
    return await work(await placesOf(db, address));
  } finally {
    await db.destroy();
    await dropDatabase(name);
  }
}

async function placesOf(db: Database, address: string) {
  const people = { editor: randomUUID(), member: randomUUID() };
  for (const [role, id] of Object.entries(people)) {
    const person = { id, name: role, email: `${role}@contoh.test` };
    await insertPerson(db, role === 'editor' ? { ...person, role } : person);
  }
  return {
    db,
    address,
    ...people,
    /** Imports invented rows as a file of this source. */
    importRows: (source: string, rows: readonly Row[]) => {
      const text = csvOf(rows);
      const file = { places: readPlaces(text, 'csv', mapping), mapping, sha256: hash('sha256', text) };
      return importPlaces(db, contentFolder(), file, { source, isDryRun: false });
    },
    listing: (key: string) =>
      db
        .selectFrom('app.source_record as record')
        .leftJoin('app.listing as listing', 'listing.id', 'record.listing_id')
        .select([
          'record.held',
          'record.raw',
          'listing.id',
          'listing.name',
          'listing.address',
          'listing.is_published',
          'listing.maybe_closed_at',
        ])
        .where('record.external_key', '=', key)
        .executeTakeFirstOrThrow(),
  };
}
export type Places = Awaited<ReturnType<typeof placesOf>>;

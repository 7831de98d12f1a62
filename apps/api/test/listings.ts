import { Client } from 'pg';
import {
  columnsOf,
  listingWriter,
  type WrittenListing,
} from '#api/modules/directory/listing-writer.repository.ts';
import type { TestApi } from './harness.ts';
import { inventListings, priceOf } from './invented-listings.ts';
import { vacuumAnalyze } from './vacuum.ts';

const place: WrittenListing = {
  name: 'Lapak Uji',
  kind: 'pengepul',
  category: 'Plastik & Kaleng',
  province: 'Papua',
  city: 'Jayapura',
  address: 'Jalan Uji 1',
  latitude: -2.53,
  longitude: 140.7,
  phone: '+6281234567890',
  hours: [],
  pickupService: false,
  prices: [priceOf('pet-bening')],
};

/** Inserts a listing; fields that are not given have defaults. */
export const writeListing = ({ db }: Pick<TestApi, 'db'>, given: Partial<WrittenListing> = {}) =>
  db.transaction().execute((transaction) => listingWriter(transaction).insert({ ...place, ...given }));

/** Removes all seeded listings. */
export const removeListings = ({ db }: Pick<TestApi, 'db'>) => db.deleteFrom('app.listing').execute();

/**
 * Inserts many listings and updates table statistics, as in a database in use. Counting map cells is most of the work:
 * tests that do not use the map leave it out.
 */
export async function fillListings(
  { env }: Pick<TestApi, 'env'>,
  count: number,
  mapCells: 'with-squares' | 'without-squares',
): Promise<void> {
  const rows = [...inventListings(count)].map((listing) => ({
    ...columnsOf(listing),
    rating: listing.rating,
  }));
  const names = Object.keys(rows[0] ?? {}).join(', ');
  // Not from the pool: it takes longer than the statement timeout.
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    if (mapCells === 'without-squares') {
      await client.query('alter table app.listing disable trigger listing_is_counted');
    }
    await client.query(
      `insert into app.listing (${names})
       select ${names} from json_populate_recordset(null::app.listing, $1)`,
      [JSON.stringify(rows)],
    );
    await vacuumAnalyze(client, 'app.listing');
    await vacuumAnalyze(client, 'app.listing_cell');
  } finally {
    await client.end();
  }
}

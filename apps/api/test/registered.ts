import { hash } from 'node:crypto';
import { contentFolder } from '#api/lib/content/content-folder.ts';
import { Mapping } from '#api/modules/directory/place-import/mapping.ts';
import { importPlaces } from '#api/modules/directory/place-import/place-import.service.ts';
import { readPlaces } from '#api/modules/directory/place-import/read-places.ts';
import type { TestApi } from './harness.ts';

const mapping = Mapping.parse({
  title: 'SIPSN',
  licence: 'Data uji',
  attribution: 'Sumber: SIPSN, Kementerian LHK, disalin Maret 2023, diolah.',
  snapshotOn: '2023-03-03',
  fields: {
    key: 'id',
    name: 'name',
    regency: 'regency',
    lastReportYear: 'year',
    tier: 'tier',
    isInstitution: 'institution',
  },
  kinds: { '*': 'bank-sampah' },
});

export type RegisteredPlace = {
  id: string;
  name: string;
  longitude: number;
  latitude: number;
  regency?: string;
  year?: string;
  tier?: string;
  institution?: string;
};

/** Imports places as a registry names them, from GeoJSON. Returns the id of each listing by its key. */
export async function importRegistered({ db }: Pick<TestApi, 'db'>, places: readonly RegisteredPlace[]) {
  const text = JSON.stringify({
    type: 'FeatureCollection',
    features: places.map(({ longitude, latitude, ...properties }) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  });
  const file = { places: readPlaces(text, 'geojson', mapping), mapping, sha256: hash('sha256', text) };
  await importPlaces(db, contentFolder(), file, { source: 'uji', isDryRun: false });
  const rows = await db.selectFrom('app.source_record').select(['external_key', 'listing_id']).execute();
  return new Map(rows.map(({ external_key, listing_id }) => [external_key, listing_id!]));
}

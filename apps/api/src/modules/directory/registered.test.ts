import { listCollectors, mapCollectors, nearestCollector, showCollector } from '@app/contract/directory';
import { suggestListing } from '@app/contract/directory-suggestion';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { removeListings } from '#test/listings.ts';
import { importRegistered } from '#test/registered.ts';
import { suggestionOfCollector } from './listing-fields.ts';

let api: TestApi;
let ids: Map<string, string>;
beforeAll(async () => {
  api = await startTestApi();
  await removeListings(api);
  const at = { longitude: 110.378451, regency: 'Kota Yogyakarta' };
  ids = await importRegistered(api, [
    { id: 'school', name: 'Bank Sampah SMPN 5', latitude: -7.780312, tier: 'A', institution: '1', ...at },
    { id: 'old', name: 'Bank Sampah Lama', latitude: -7.782312, tier: 'C', ...at },
    { id: 'new', name: 'BANK SAMPAH UNIT GEMAH RIPAH', latitude: -7.784312, tier: 'A', year: '2022', ...at },
    { id: 'middle', name: 'Bank Sampah Tengah', latitude: -7.786312, tier: 'B', year: '2021', ...at },
  ]);
});
afterAll(() => api.stop());

describe('a place that only a registry names', () => {
  test('is listed: the lately reported first, schools and offices last', async () => {
    const { collectors } = (await call(api, listCollectors)).json();
    expect(collectors.map(({ id }: { id: string }) => id)).toEqual(
      ['new', 'middle', 'old', 'school'].map((key) => ids.get(key)),
    );
  });

  test('says what is known and nothing more', async () => {
    const path = `/collectors/${ids.get('new')}`;
    const { collector } = (await call(api, showCollector, { path })).json();
    expect(collector).toMatchObject({
      name: 'Bank Sampah Unit Gemah Ripah',
      category: 'Belum diketahui',
      location: 'DI Yogyakarta',
      city: 'Kota Yogyakarta',
      phone: null,
      hours: [],
      isOpen: null,
      wasteTypes: [],
      verified: false,
      registration: {
        source: 'SIPSN',
        attribution: 'Sumber: SIPSN, Kementerian LHK, disalin Maret 2023, diolah.',
        lastReportYear: 2022,
        isInstitution: false,
        maybeClosed: false,
      },
    });
  });

  test('is on the map, and is no answer to who takes a material', async () => {
    const box = 'west=110&south=-8&east=111&north=-7&zoom=12';
    const { features } = (await call(api, mapCollectors, { path: `/collectors/map?${box}` })).json();
    expect(features).toHaveLength(4);
    const path = '/collectors/nearest?material=plastik&lat=-7.78&lon=110.37';
    expect((await call(api, nearestCollector, { path })).json().collector).toBeNull();
  });

  test('may be corrected while category and prices stay unknown; a new place needs both', async () => {
    const { headers } = await api.signIn();
    const id = ids.get('middle')!;
    const { collector } = (await call(api, showCollector, { path: `/collectors/${id}` })).json();
    const listing = { ...suggestionOfCollector(collector), phone: '+62274123456' };
    const body = { collectorId: id, listing, note: '' };
    expect((await call(api, suggestListing, { headers, body })).statusCode).toBe(200);
    const refused = await call(api, suggestListing, { headers, body: { ...body, collectorId: null } });
    expect(Object.keys(refused.json().fields)).toEqual(['listing.category', 'listing.prices']);
  });
});

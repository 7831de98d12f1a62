import { listCollectors, mapCollectors, nearestCollector, showCollector } from '@app/contract/directory';
import { suggestListing } from '@app/contract/directory-suggestion';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { removeListings, writeListing } from '#test/listings.ts';
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

  test('is on the map', async () => {
    const box = 'west=110&south=-8&east=111&north=-7&zoom=12';
    const { features } = (await call(api, mapCollectors, { path: `/collectors/map?${box}` })).json();
    expect(features).toHaveLength(4);
  });

  describe('is the nearest for a material when nobody near is known to take it', () => {
    const nearest = async (query: string) =>
      (await call(api, nearestCollector, { path: `/collectors/nearest?${query}` })).json();
    const point = 'lat=-7.781&lon=110.378451';

    test('with its standing, and the advice to ask first; a school only when it is much nearer', async () => {
      const answer = await nearest(`material=plastik&${point}`);
      expect(answer).toMatchObject({ takesMaterial: false, collector: { id: ids.get('old') } });
      const nearNew = await nearest('material=plastik&lat=-7.7838&lon=110.378451');
      expect(nearNew.disposalLocation).toBe(
        'Bank Sampah Unit Gemah Ripah, Kota Yogyakarta, 60 m dari Anda. Tercatat di SIPSN, laporan terakhir 2022, belum dikonfirmasi: tanya dulu apakah menerima plastik.',
      );
      expect((await nearest('material=kaca&lat=-7.780312&lon=110.378451')).collector.id).toBe(
        ids.get('school'),
      );
      expect((await nearest('material=kaca&province=DI%20Yogyakarta')).collector.id).toBe(ids.get('new'));
    });

    test('never for hazardous waste', async () => {
      expect(await nearest(`kind=b3&${point}`)).toMatchObject({ collector: null, takesMaterial: false });
    });

    test('but a place that takes it wins within five kilometres, and a sample never', async () => {
      const far = {
        province: 'DI Yogyakarta',
        city: 'Bantul',
        latitude: -7.82,
        longitude: 110.378451,
      } as const;
      const sample = await writeListing(api, { ...far, name: 'Lapak Contoh', isSample: true, phone: null });
      expect((await nearest(`material=plastik&${point}`)).takesMaterial).toBe(false);
      const known = await writeListing(api, { ...far, name: 'Lapak Plastik Bantul' });
      expect(await nearest(`material=plastik&${point}`)).toMatchObject({
        takesMaterial: true,
        collector: { id: known },
      });
      await api.db.deleteFrom('app.listing').where('id', 'in', [sample, known]).execute();
    });
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

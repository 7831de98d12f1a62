import { type Collector, listCollectors, showCollector } from '@app/contract/directory';
import { listRegions, showRegion } from '@app/contract/directory-region';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { removeListings, writeListing } from '#test/listings.ts';
import { importRegistered } from '#test/registered.ts';

let api: TestApi;
let ids: Map<string, string>;
let samples: Collector[];
beforeAll(async () => {
  api = await startTestApi();
  samples = (await call(api, listCollectors)).json().collectors;
  await removeListings(api);
  const inJogja = { longitude: 110.378451, regency: 'Kota Yogyakarta' };
  ids = await importRegistered(api, [
    { id: 'a', name: 'Bank Sampah Melati', latitude: -7.780312, tier: 'A', year: '2022', ...inJogja },
    { id: 'b', name: 'Bank Sampah Sleman Raya', latitude: -7.784312, tier: 'B', year: '2021', ...inJogja },
  ]);
  const inBandung = { province: 'Jawa Barat', city: 'Bandung' } as const;
  await writeListing(api, { ...inBandung, name: 'Lapak Kota', regionCode: '32.73' });
  await writeListing(api, { ...inBandung, name: 'Lapak Kabupaten', regionCode: '32.04' });
  await writeListing(api, {
    name: 'Lapak Depok',
    province: 'DI Yogyakarta',
    city: 'Sleman',
    regionCode: '34.04.07',
  });
});
afterAll(() => api.stop());

type Found = {
  collectors: { name: string }[];
  named?: { region: { name: string }; others: { name: string }[] };
};
const search = async (query: string): Promise<Found> =>
  (await call(api, listCollectors, { path: `/collectors?${query}` })).json();
const names = ({ collectors }: Found) => collectors.map(({ name }) => name);

test('samples have a region', () => {
  expect(samples.filter(({ region }) => region === null)).toEqual([]);
});

describe('a search that names a region', () => {
  test.each([
    ['jogja', 'Bank Sampah Melati', 'Kota Yogyakarta'],
    ['DIY', 'Lapak Depok', 'DI Yogyakarta'],
    ['Kab. Sleman', 'Lapak Depok', 'Kabupaten Sleman'],
    ['slemann', 'Lapak Depok', 'Kabupaten Sleman'],
    ['depok sleman', 'Lapak Depok', 'Depok'],
    ['kecamatan depok', 'Lapak Depok', 'Depok'],
    ['bandung', 'Lapak Kota', 'Kota Bandung'],
    ['kabupaten bandung', 'Lapak Kabupaten', 'Kabupaten Bandung'],
    ['bank sampah yogyakarta', 'Bank Sampah Melati', 'Kota Yogyakarta'],
  ])('«%s» begins with %s', async (typed, first, region) => {
    const found = await search(new URLSearchParams({ q: typed }).toString());
    expect([names(found)[0], found.named?.region.name]).toEqual([first, region]);
  });

  test('begins with the region, and goes on with what only bears its name', async () => {
    expect(names(await search('q=sleman'))).toEqual(['Lapak Depok', 'Bank Sampah Sleman Raya']);
  });

  test('offers the namesake', async () => {
    const { named } = await search('q=bandung');
    expect(named?.others.map(({ name }) => name)).toContain('Kabupaten Bandung');
  });

  test('shows that region also to who is elsewhere', async () => {
    expect(names(await search('q=sleman&lat=-6.9&lon=107.6'))).toEqual(['Lapak Depok']);
  });
});

describe('the filter by region', () => {
  test('holds for province, kabupaten and kecamatan, also with words and a position', async () => {
    expect(names(await search('region=34'))).toHaveLength(3);
    expect(names(await search('region=34.04'))).toEqual(['Lapak Depok']);
    expect(names(await search('region=34.04.07'))).toEqual(['Lapak Depok']);
    expect(names(await search('region=34.71&q=melati'))).toEqual(['Bank Sampah Melati']);
    expect(names(await search('region=34.71&lat=-7&lon=110'))).toHaveLength(2);
  });

  test('names the nearest where there is none, and the bad field', async () => {
    const empty = (await call(api, listCollectors, { path: '/collectors?region=34.02' })).json();
    expect(empty).toMatchObject({ collectors: [], nearby: { place: 'Kabupaten Bantul' } });
    for (const region of ['99', 'jogja', '34.71.99']) {
      const refused = await call(api, listCollectors, { path: `/collectors?region=${region}` });
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['region']]);
    }
  });
});

test('a listing says its region, and still its city', async () => {
  const { collector } = (await call(api, showCollector, { path: `/collectors/${ids.get('a')}` })).json();
  expect(collector).toMatchObject({
    city: 'Kota Yogyakarta',
    region: {
      name: 'Kota Yogyakarta',
      province: 'DI Yogyakarta',
      path: 'di-yogyakarta/kota-yogyakarta',
    },
  });
});

describe('regions', () => {
  const list = async (query: string) => call(api, listRegions, { path: `/regions?${query}` });
  const page = async (path: string) => call(api, showRegion, { path: `/regions/page?path=${path}` });

  test('all provinces, kabupaten and kota with their counts, and the children of one', async () => {
    const { regions } = (await list('')).json();
    expect(regions).toHaveLength(38 + 514);
    expect(regions.find(({ code }: { code: string }) => code === '34').count).toBe(3);
    expect((await list('parent=34')).json().regions).toHaveLength(5);
    expect((await list('province=DI%20Yogyakarta')).json().regions).toHaveLength(5);
  });

  test('the page of a kabupaten counts, and names its source and its kecamatan', async () => {
    const shown = (await page('di-yogyakarta/kota-yogyakarta')).json();
    expect(showRegion.response.parse(shown)).toEqual(shown);
    expect(shown).toMatchObject({
      region: { name: 'Kota Yogyakarta', count: 2 },
      parents: [{ name: 'DI Yogyakarta', path: 'di-yogyakarta' }],
      bankSampah: 2,
      reported: { year: 2022, count: 1 },
      source: { title: 'SIPSN' },
      nearest: null,
    });
    expect(shown.children).toHaveLength(14);
    expect(shown.places).toHaveLength(2);
    expect((await page('di-yogyakarta')).json().children[0]).toMatchObject({
      name: 'Kota Yogyakarta',
      count: 2,
    });
  });

  test('without places it names the nearest region that has some', async () => {
    expect((await page('di-yogyakarta/kabupaten-bantul')).json()).toMatchObject({
      region: { count: 0 },
      nearest: { name: 'Kota Yogyakarta' },
    });
  });

  test('an unknown one is 404 with a next step; a bad address names its field', async () => {
    for (const answer of [await page('di-yogyakarta/kota-atlantis'), await list('parent=99')]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'region_unknown']);
      expect(answer.json().message).toContain('halaman Jual Sampah');
    }
    const refused = await page('DI%20Yogyakarta');
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['path']]);
    expect(Object.keys((await list('parent=x')).json().fields)).toEqual(['parent']);
  });
});

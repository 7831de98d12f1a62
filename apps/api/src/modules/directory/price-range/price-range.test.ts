import { listPriceRanges, type PriceRange } from '@app/contract/directory-price-range';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '#api/lib/content/content-folder.ts';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { seedPrices } from './seed-prices.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ask = (query: string) => call(api, listPriceRanges, { path: `/price-ranges?${query}` });
const ranges = async (query: string) => (await ask(query)).json().ranges as PriceRange[];

test('of five or more prices the range is the middle half, with dates, cities and sources', async () => {
  const [range] = await ranges('wasteTypes=pet-bening');
  expect(range).toMatchObject({
    unit: 'kg',
    count: 8,
    isMiddleHalf: true,
    low: 1000,
    high: 4000,
    oldest: '2019-04-22',
    newest: '2024-12-21',
    cities: ['Kota Makassar', 'Kota Banda Aceh', 'Kota Surabaya', 'Malang'],
  });
  expect(range?.observations).toHaveLength(8);
  for (const { source, observedOn, dateBasis } of range!.observations)
    expect([source, observedOn, dateBasis].every((part) => part.length > 3)).toBe(true);
});

test('of fewer it is the lowest and the highest, and units are never mixed', async () => {
  const oil = await ranges('wasteTypes=jelantah');
  expect(oil.map(({ unit, low, high, count }) => ({ unit, low, high, count }))).toEqual([
    { unit: 'kg', low: 8500, high: 8500, count: 1 },
    { unit: 'liter', low: 4000, high: 4000, count: 1 },
  ]);
});

test('a region has its own prices, its kecamatan too; another gets those of other places and says so', async () => {
  const mine = await ranges('wasteTypes=kardus&region=73.71.05');
  expect(mine).toMatchObject([{ isOfRegion: true, count: 1, low: 1600, cities: ['Kota Makassar'] }]);
  const province = await ranges('wasteTypes=kardus&region=35');
  expect(province[0]).toMatchObject({ isOfRegion: true, cities: ['Kota Surabaya', 'Malang'] });
  const other = await ranges('wasteTypes=kardus&region=34.71');
  expect(other[0]).toMatchObject({ isOfRegion: false });
  expect(other[0]!.cities.length).toBeGreaterThan(3);
});

test('only what households are paid counts, and only what somebody can trust', async () => {
  await api.db
    .insertInto('app.price_observation')
    .values({
      id: 'uji-pabrik',
      waste_type: 'kaca-pecah',
      item: 'Beling',
      amount: 900_000,
      unit: 'kg',
      side: 'factory',
      region_code: '35.78',
      city: 'Kota Surabaya',
      observed_on: '2026-01-01',
      date_basis: 'tanggal berita',
      source: 'Uji',
      confidence: 'high',
    })
    .execute();
  expect((await ranges('wasteTypes=kaca-pecah'))[0]).toMatchObject({ high: 80 });
  const shown = (await ranges('')).flatMap(({ observations }) => observations);
  expect(shown.filter(({ city }) => /Denpasar|Badung|Jakarta/.test(city))).toEqual([]);
});

test('planting again changes nothing and takes away what the file does not have', async () => {
  const rows = () => api.db.selectFrom('app.price_observation').selectAll().orderBy('id').execute();
  await seedPrices(api.db, contentFolder());
  const before = await rows();
  expect(before).toHaveLength(68);
  await seedPrices(api.db, contentFolder());
  expect(await rows()).toEqual(before);
});

test('a cache may keep it, and a bad question names its field', async () => {
  expect((await ask('')).headers['cache-control']).toBe('public, max-age=3600');
  for (const [query, field] of [
    ['wasteTypes=emas', 'wasteTypes.0'],
    ['region=Sleman', 'region'],
  ] as const) {
    const refused = await ask(query);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual([field]);
  }
});

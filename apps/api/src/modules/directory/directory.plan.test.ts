import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { fillListings } from '#test/listings.ts';
import { plansOf } from '#test/plans.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await fillListings(api, 12_000, 'without-squares');
});
afterAll(() => api.stop());

type Query = Record<string, string>;
const point = { lat: '-6.2', lon: '106.8' };

const plans = (url: string, query: Query) =>
  plansOf(api, async () => {
    const response = await api.app.inject({ url, query });
    expect(response.statusCode).toBe(200);
  });

describe('a page is read along the index of its order', () => {
  const walks: [string, Query, string][] = [
    ['everything', {}, 'listing_standing_idx'],
    ['a category', { category: 'Logam' }, 'listing_standing_idx'],
    ['several filters', { category: 'Logam', pickup: '1', material: 'kertas' }, 'listing_standing_idx'],
    ['a common word', { q: 'berkah' }, 'listing_standing_idx'],
    ['near a point', point, 'listing_nearest_idx'],
    ['a category near a point', { ...point, category: 'Logam' }, 'listing_nearest_category_logam_idx'],
    ['a kind near a point', { ...point, kind: 'bank-sampah' }, 'listing_nearest_bank_sampah_idx'],
    [
      'a material near a point',
      { ...point, material: 'kaca', pickup: '1' },
      'listing_nearest_material_kaca_idx',
    ],
    ['a common word near a point', { ...point, q: 'kardus' }, 'listing_nearest_idx'],
  ];
  test.each(walks)('%s', async (_, query, index) => {
    const found = await plans('/collectors', query);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`Index Scan using ${index} on listing`);
    expect(found[0]).not.toMatch(/Seq Scan on listing\b/);
    expect(found[0]).not.toContain('Sort');
  });

  test('a province, which is never left', async () => {
    const [plan] = await plans('/collectors', { province: 'Jawa Barat' });
    expect(plan).toMatch(/Index Scan (using|on) listing_province_idx/);
    expect(plan).not.toMatch(/Seq Scan on listing\b/);
  });

  test('the next page too', async () => {
    for (const query of [{}, point]) {
      const { nextCursor } = (await api.app.inject({ url: '/collectors', query })).json();
      const [plan] = await plans('/collectors', { ...query, cursor: nextCursor });
      expect(plan).toMatch(/Index Scan using listing_(standing|nearest)_idx on listing/);
    }
  });
});

test('what is rare is found through the index of filters and words, and only the few hits are sorted', async () => {
  for (const query of [{ q: 'Lapak Berkah 1234' }, { q: 'losari' }, { q: 'losari', ...point }]) {
    const search = (await plans('/collectors', query)).at(-1);
    expect(search).toContain('Bitmap Index Scan on listing_search_idx');
    expect(search).not.toMatch(/Seq Scan on listing\b/);
  }
});

test('one listing, the nearest of a material and the offers of a province read no table from end to end', async () => {
  const { collectors } = (await api.app.inject({ url: '/collectors' })).json();
  const requests: [string, Query][] = [
    [`/collectors/${collectors[0].id}`, {}],
    ['/collectors/nearest', { material: 'kaca', ...point }],
    ['/collectors/nearest', { material: 'kaca', province: 'Bali' }],
    ['/collectors/offers', { wasteTypes: 'kardus,hvs', ...point }],
    ['/collectors/offers', { wasteTypes: 'kardus', province: 'Bali' }],
  ];
  for (const [url, query] of requests) {
    for (const plan of await plans(url, query))
      expect(plan).not.toMatch(/Seq Scan on (listing|listing_price|price)\b/);
  }
});

test('a street on the map is read from the index of places', async () => {
  const box = { west: '107.55', south: '-6.95', east: '107.65', north: '-6.88', zoom: '14' };
  const found = await plans('/collectors/map', { ...box, category: 'Logam' });
  expect(found.at(-1)).toContain('listing_nearest_idx');
  for (const plan of found) expect(plan).not.toMatch(/Seq Scan on listing\b/);
});

test('wherever somebody stands, offers of what many buy are read along the index of distance', async () => {
  for (let step = 0; step < 40; step += 1) {
    const from = { lat: String(-8.2 + step / 20), lon: String(106.2 + step / 6) };
    const found = await plans('/collectors/offers', { ...from, wasteTypes: 'kardus' });
    expect(found.join('\n')).not.toContain('CTE listing');
  }
});

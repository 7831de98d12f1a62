import { materials } from '@app/classifier/materials';
import { type Collector, nearestCollector } from '@app/contract/directory';
import { provinces } from '@app/contract/provinces';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { priceOf } from '#test/invented-listings.ts';
import { writeListing } from '#test/listings.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ RATE_LIMIT_VISITOR: '100000' });
});
afterAll(() => api.stop());

type Query = Record<string, string>;
const request = (query: Query) => api.app.inject({ url: nearestCollector.path, query });
const nearest = async (query: Query): Promise<{ collector: Collector | null; disposalLocation: string }> =>
  (await request(query)).json();

const withPoint = 'Jawa Timur';
const withoutPoint = provinces.filter((province) => province !== withPoint);

test.each(withoutPoint)(
  'in %s, where only buyers are known, hazardous waste leads to nobody',
  async (province) => {
    await writeListing(api, { province, prices: [priceOf('aluminium'), priceOf('pet-bening')] });
    const { collector, disposalLocation } = await nearest({ kind: 'b3', province });
    expect(collector).toBeNull();
    expect(disposalLocation).toMatch(`Belum ada titik kumpul B3 yang kami tahu di ${province}. Simpan dulu`);
  },
);

test('where a point is known, it is named and no buyer', async () => {
  const { collector } = await nearest({ kind: 'b3', province: withPoint });
  expect(collector).toMatchObject({ kind: 'b3', location: withPoint });
});

test.each(provinces)('near a buyer in %s hazardous waste is not sent to that buyer', async (province) => {
  const buyers = await Promise.all(materials.map((material) => nearest({ material, province })));
  for (const { collector } of buyers) {
    if (!collector) continue;
    const place = { lat: String(collector.latitude), lon: String(collector.longitude) };
    const { collector: point } = await nearest({ kind: 'b3', ...place });
    expect(point?.kind ?? 'b3').toBe('b3');
  }
});

test('a new point for hazardous waste is found by province and by distance', async () => {
  const place = { province: 'Maluku Utara', city: 'Ternate', latitude: 0.79, longitude: 127.38 } as const;
  await writeListing(api, { ...place, name: 'Lapak Logam' });
  const id = await writeListing(api, { ...place, name: 'Kumpul B3', kind: 'b3' });
  expect((await nearest({ kind: 'b3', province: 'Maluku Utara' })).collector?.id).toBe(id);
  const near = await nearest({ kind: 'b3', lat: '0.8', lon: '127.4' });
  expect(near.collector?.id).toBe(id);
  expect(near.collector?.distanceMetres).toBeLessThan(5000);
});

test.each<[string, Query]>([
  ['neither a material nor a kind', {}],
  ['both', { material: 'logam', kind: 'b3' }],
])('a request with %s names the field', async (_, query) => {
  const response = await request({ ...query, province: 'Bali' });
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['material']]);
});

test('a kind that buys is refused', async () => {
  const response = await request({ kind: 'pengepul', province: 'Bali' });
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['kind']]);
});

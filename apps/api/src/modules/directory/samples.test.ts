import { listCollectors, showCollector } from '@app/contract/directory';
import { provinceFacts } from '@app/contract/provinces';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDatabase } from '#api/seed/seed.ts';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const all = async () => (await call(api, listCollectors)).json().collectors;

test('a new installation shows the fourteen samples of the specification, marked as samples', async () => {
  const collectors = await all();
  expect(collectors).toHaveLength(14);
  const count = (keep: (collector: (typeof collectors)[number]) => boolean) => collectors.filter(keep).length;
  expect(count(({ isSample }) => isSample)).toBe(14);
  expect(count(({ pickupService }) => !pickupService)).toBe(3);
  expect(count(({ phone }) => phone !== null)).toBe(0);
  const unverified = collectors.filter(({ verified }: { verified: boolean }) => !verified);
  expect(unverified.map(({ location }: { location: string }) => location)).toEqual(['Kalimantan Timur']);
  const distinct = (key: 'location' | 'category' | 'kind') =>
    new Set(collectors.map((collector: Record<typeof key, string>) => collector[key]));
  expect(distinct('location')).toEqual(
    new Set([
      'DKI Jakarta',
      'Jawa Barat',
      'Jawa Tengah',
      'Jawa Timur',
      'DI Yogyakarta',
      'Bali',
      'Sumatera Utara',
      'Sulawesi Selatan',
      'Kalimantan Timur',
      'Aceh',
    ]),
  );
  expect(distinct('category').size).toBe(5);
  expect(distinct('kind').size).toBe(5);
});

test('every price of a sample has its unit, date and source', async () => {
  for (const { wasteTypes } of await all()) {
    expect(wasteTypes.length).toBeGreaterThan(0);
    for (const price of wasteTypes) {
      expect(price).toMatchObject({ observedOn: '2026-11-12', source: 'Data contoh' });
      expect(['kg', 'liter', 'unit']).toContain(price.unit);
    }
  }
});

test('a badge on a sample says that it is one', async () => {
  const [{ id }] = await all();
  const { collector } = (await call(api, showCollector, { path: `/collectors/${id}` })).json();
  expect(collector).toMatchObject({ verified: true, verifiedOn: '2026-11-12', isSample: true });
  expect(collector.verifiedHow).toContain('Contoh');
});

test('seeding again adds nothing and brings nothing back that was hidden', async () => {
  const [{ id }] = await all();
  await api.db.updateTable('app.listing').set({ is_published: false }).where('id', '=', id).execute();
  await seedDatabase(api.env.DATABASE_URL);
  expect(await all()).toHaveLength(13);
});

test('the database knows the same provinces, zones and centres as the contract', async () => {
  const { rows } = await api.deps.pool.query<{ name: string }>(
    'select name, zone, st_y(centre::geometry) as latitude, st_x(centre::geometry) as longitude from app.province',
  );
  expect(Object.fromEntries(rows.map(({ name, ...facts }) => [name, facts]))).toEqual(provinceFacts);
});

import { type Collector, listCollectors, type Nearby } from '@app/contract/directory';
import { provinces } from '@app/contract/provinces';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { priceOf } from '#test/invented-listings.ts';
import { writeListing } from '#test/listings.ts';

let api: TestApi;
beforeAll(async () => {
  // Every province in every way is more than a visitor asks in a minute.
  api = await startTestApi({ RATE_LIMIT_VISITOR: '10000' });
});
afterAll(() => api.stop());

type Query = Record<string, string>;
type Page = { collectors: Collector[]; nextCursor: string | null; nearby?: Nearby };
const list = async (query: Query): Promise<Page> =>
  (await api.app.inject({ url: listCollectors.path, query })).json();
const found = ({ collectors }: { collectors: readonly Collector[] }) => collectors.map(({ name }) => name);

describe('a place without a listing', () => {
  test('is a place and no typing error: Sampang is not Simpang', async () => {
    const { collectors, nearby } = await list({ q: 'Sampang' });
    expect(collectors).toEqual([]);
    expect(nearby?.place).toBe('Kabupaten Sampang');
    // From the centre of the kabupaten, on Madura, to Sidoarjo.
    expect(nearby?.collectors[0]).toMatchObject({ name: 'Lapak Plastik Delta', city: 'Sidoarjo' });
    expect(nearby?.collectors[0]?.distanceMetres).toBeGreaterThan(60_000);
    expect(nearby?.collectors[0]?.distanceMetres).toBeLessThan(80_000);
    const metres = nearby?.collectors.map(({ distanceMetres }) => distanceMetres ?? 0) ?? [];
    expect(metres).toHaveLength(3);
    expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  });

  test('gives up the place only: what is sold still counts', async () => {
    const { nearby } = await list({ q: 'kardus sampang' });
    expect(nearby && found(nearby)[0]).toBe('Bank Sampah Tugu Asri');
    expect((await list({ q: 'sampang', material: 'kaca' })).nearby).toMatchObject({
      collectors: [{ name: 'Bank Sampah Kutaraja' }],
    });
  });

  test('a province: its nearest, with the same words', async () => {
    const { collectors, nearby } = await list({ province: 'Papua Pegunungan', q: 'botol' });
    expect(collectors).toEqual([]);
    expect(nearby?.place).toBe('Papua Pegunungan');
    expect(nearby && found(nearby)[0]).toBe('Plastik Bersih Losari');
  });

  test('goes by the position where one is given', async () => {
    const { nearby } = await list({ province: 'Papua', lat: '5.55', lon: '95.32' });
    expect(nearby && found(nearby)[0]).toBe('Bank Sampah Kutaraja');
  });

  test('offers nothing where nothing fits anywhere, and nothing where something was found', async () => {
    const nowhere = await list({ q: 'zzzqqq sampang' });
    expect([nowhere.collectors, nowhere.nearby]).toEqual([[], undefined]);
    expect(await list({ q: 'zzzqqq' })).toEqual({ collectors: [], nextCursor: null });
    expect((await list({ province: 'Bali' })).nearby).toBeUndefined();
  });

  test('answers as the contract says', async () => {
    const page = await list({ q: 'sampang' });
    expect(listCollectors.response.parse(page)).toEqual(page);
  });
});

test('a city is found by its own name, and not by one that contains it', async () => {
  const id = await writeListing(api, { name: 'Lapak Pantura', province: 'Jawa Tengah', city: 'Pemalang' });
  expect(found(await list({ q: 'pemalang' }))).toEqual(['Lapak Pantura']);
  expect(found(await list({ q: 'malang' }))).not.toContain('Lapak Pantura');
  await api.db.deleteFrom('app.listing').where('id', '=', id).execute();
});

describe('who asks for a B3 point', () => {
  const point = { lat: '-2.5', lon: '140.7' };
  beforeAll(async () => {
    // An ordinary buyer of everything that might be dangerous, in every province, and a few B3 points.
    for (const province of provinces) {
      await writeListing(api, {
        name: `Pengepul ${province}`,
        province,
        city: province,
        prices: [priceOf('kaleng'), priceOf('baterai'), priceOf('lampu'), priceOf('pet-bening')],
      });
    }
    for (const province of ['Bali', 'Papua', 'Aceh'] as const) {
      await writeListing(api, { kind: 'b3', name: `B3 ${province}`, province, prices: [priceOf('baterai')] });
    }
  });

  const ways: Query[] = [
    {},
    { q: 'baterai' },
    { q: 'kaleng semprot' },
    { q: 'sampang' },
    { q: 'lampu bandung' },
    { material: 'logam' },
    { material: 'plastik', ...point },
    point,
    { ...point, sort: 'relevance' },
    { pickup: '1' },
    { openNow: '1' },
    { category: 'Logam' },
  ];

  test.each(provinces)('never gets another kind: %s', async (province) => {
    for (const way of ways) {
      const { collectors, nearby } = await list({ kind: 'b3', province, ...way });
      const offered = [...collectors, ...(nearby?.collectors ?? [])];
      expect([way, offered.filter(({ kind }) => kind !== 'b3')]).toEqual([way, []]);
    }
    const { collectors, nearby } = await list({ kind: 'b3', province });
    expect([...collectors, ...(nearby?.collectors ?? [])].length).toBeGreaterThan(0);
  });

  test('learns which one is nearest, where the province has none', async () => {
    const { nearby } = await list({ kind: 'b3', province: 'Nusa Tenggara Barat' });
    expect(nearby).toMatchObject({ place: 'Nusa Tenggara Barat', collectors: [{ kind: 'b3' }, {}, {}] });
  });
});

import { wasteTypeFacts } from '@app/contract/waste-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { listingWriter } from '../listing-writer.repository.ts';
import { qualityListings } from './quality-listings.ts';
import { emptyQueries, qualityQueries } from './quality-queries.ts';

const listingOf = ([name, kind, category, province, city, types]: (typeof qualityListings)[number]) => ({
  name,
  kind,
  category,
  province,
  city,
  address: 'Jalan Contoh 1',
  latitude: -7,
  longitude: 110,
  phone: null,
  hours: [],
  pickupService: false,
  prices: types.map((wasteType) => ({
    wasteType,
    condition: 'as-is' as const,
    amount: 1000,
    unit: wasteTypeFacts[wasteType].unit,
    minimum: 0,
    observedOn: '2026-11-12',
    source: 'Data uji',
  })),
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.db.transaction().execute(async (transaction) => {
    const writer = listingWriter(transaction);
    for (const line of qualityListings) await writer.insert(listingOf(line));
  });
});
afterAll(() => api.stop());

async function found(typed: string): Promise<string[]> {
  const response = await api.app.inject({ url: '/collectors', query: { q: typed } });
  expect(response.statusCode).toBe(200);
  return (response.json().collectors as { name: string }[]).map(({ name }) => name);
}

test.each(qualityQueries)('«$typed» finds $first ($why)', async ({ typed, first }) => {
  const top = (await found(typed)).slice(0, first.length);
  expect(top.toSorted()).toEqual(first.toSorted());
});

test.each(emptyQueries)('«%s» finds nothing', async (typed) => expect(await found(typed)).toEqual([]));

test.each(['jual', 'sampah', '!!!'])('«%s» tells no listing from another and finds all', async (typed) => {
  expect(await found(typed)).toHaveLength(20);
});

test.each(["'", "a' | 'b", ':*', '\\', '(((', '& & |', '😀', 'ﬁ', "x':A & !'y", 'a'.repeat(80)])(
  'signs of the query language mean nothing: %s',
  async (typed) => expect(await found(typed)).toBeInstanceOf(Array),
);

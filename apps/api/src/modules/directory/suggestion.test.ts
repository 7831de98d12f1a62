import { randomUUID } from 'node:crypto';
import { deleteAccount, exportAccount } from '@app/contract/account-settings';
import { confirmCollector } from '@app/contract/directory';
import { listMySuggestions, suggestListing } from '@app/contract/directory-suggestion';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { suggestedPlace as place } from '#test/suggested-place.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Person = Awaited<ReturnType<TestApi['signIn']>>;

const suggest = (person: Person | null, listing: object = place, given: object = {}) =>
  call(api, suggestListing, {
    ...(person && { headers: person.headers }),
    body: { collectorId: null, listing, note: 'Saya langganan di sana.', ...given },
  });
const mine = async (person: Person) =>
  (await call(api, listMySuggestions, { headers: person.headers })).json<{ suggestions: unknown[] }>();

const anyListing = async () =>
  (await api.db.selectFrom('app.listing').select('id').limit(1).executeTakeFirstOrThrow()).id;

describe('a suggestion', () => {
  test('waits for review and stands among the own ones', async () => {
    const sari = await api.signIn();
    const response = await suggest(sari);
    expect(response.statusCode).toBe(200);
    const { suggestion } = response.json();
    expect(suggestion).toMatchObject({ collectorId: null, state: 'pending', reason: null, listing: place });
    expect(await mine(sari)).toEqual({ suggestions: [suggestion] });
    expect(await mine(await api.signIn())).toEqual({ suggestions: [] });
  });

  test('shows nowhere before somebody has looked at it', async () => {
    const sari = await api.signIn();
    await suggest(sari, { ...place, name: 'Lapak Belum Dilihat' });
    const listing = api.db.selectFrom('app.listing').select('id').where('name', '=', 'Lapak Belum Dilihat');
    expect(await listing.execute()).toEqual([]);
  });

  test('may correct a listing that is there, and no other', async () => {
    const sari = await api.signIn();
    const collectorId = await anyListing();
    expect((await suggest(sari, place, { collectorId })).json().suggestion.collectorId).toBe(collectorId);
    expect((await suggest(sari, place, { collectorId: randomUUID() })).statusCode).toBe(404);
  });

  test('is for members', async () => {
    expect((await suggest(null)).statusCode).toBe(401);
    expect((await call(api, listMySuggestions)).statusCode).toBe(401);
  });

  test.each([
    ['listing.name', { name: 'ab' }],
    ['listing.phone', { phone: '0812' }],
    ['listing.latitude', { latitude: 48 }],
    ['listing.prices', { prices: [] }],
    ['listing.prices.1.wasteType', { prices: [place.prices[0], { ...place.prices[0], amount: 1 }] }],
    ['listing.hours.0.closes', { hours: [{ weekday: 1, opens: 480, closes: 480 }] }],
  ])('names the bad field: %s', async (field, change) => {
    const response = await suggest(await api.signIn(), { ...place, ...change });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  test('may be open past midnight', async () => {
    const hours = [{ weekday: 5, opens: 1320, closes: 240 }];
    expect((await suggest(await api.signIn(), { ...place, hours })).statusCode).toBe(200);
  });
});

test('five suggestions a day, also when they all come at once', async () => {
  const eager = await api.signIn();
  const responses = await Promise.all(Array.from({ length: 8 }, () => suggest(eager)));
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.json().code).toBe('suggestions_spent');
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(86_000);
  expect((await mine(eager)).suggestions).toHaveLength(5);
  await api.db
    .updateTable('app.listing_suggestion')
    .set({ created_at: new Date(Date.now() - 86_401_000) })
    .where('author_id', '=', eager.id)
    .execute();
  expect((await suggest(eager)).statusCode).toBe(200);
});

test('what a person suggested loses its author when they go', async () => {
  const leaving = await api.signIn();
  const { suggestion } = (await suggest(leaving)).json();
  const gone = await call(api, deleteAccount, { headers: leaving.headers, body: { confirmation: 'HAPUS' } });
  expect(gone.statusCode).toBe(200);
  const row = api.db
    .selectFrom('app.listing_suggestion')
    .select(['author_id', 'note', 'state'])
    .where('id', '=', suggestion._id);
  expect(await row.executeTakeFirst()).toEqual({ author_id: null, note: '', state: 'pending' });
});

test('a person takes their suggestions and confirmations along, and nobody else’s', async () => {
  const [sari, other] = await Promise.all([api.signIn(), api.signIn()]);
  const { suggestion } = (await suggest(sari)).json();
  const collectorId = await anyListing();
  const path = `/collectors/${collectorId}/confirmations`;
  const said = await call(api, confirmCollector, { path, headers: sari.headers, body: { isOpen: true } });
  const { confirmedAt } = said.json();
  const exported = async ({ headers }: Person) => {
    const { suggestions, confirmations } = (await call(api, exportAccount, { headers })).json();
    return { suggestions, confirmations };
  };
  expect(await exported(sari)).toEqual({
    suggestions: [suggestion],
    confirmations: [{ collectorId, isOpen: true, confirmedAt }],
  });
  expect(await exported(other)).toEqual({ suggestions: [], confirmations: [] });
});

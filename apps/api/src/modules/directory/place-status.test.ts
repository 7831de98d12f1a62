import { confirmCollector, listCollectors, showCollector } from '@app/contract/directory';
import { decideSuggestion, listReviewSuggestions } from '@app/contract/review';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { removeListings } from '#test/listings.ts';
import { importRegistered } from '#test/registered.ts';
import { staff } from '#test/staff.ts';
import { confirmationRepository } from './confirmation.repository.ts';
import { listingWriter } from './listing-writer.repository.ts';

let api: TestApi;
let ids: string[];
let place: string;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_ANSWERS_NETWORK: '1' });
  await removeListings(api);
  const places = Array.from({ length: 12 }, (_, index) => ({
    id: `${index}`,
    name: `Bank Sampah Melati ${'abcdefghijkl'[index]}`,
    longitude: 110.361451,
    latitude: -7.780312 - index / 200,
    regency: 'Kota Yogyakarta',
    tier: 'C',
    year: '2022',
  }));
  ids = [...(await importRegistered(api, places)).values()].filter(Boolean);
});
afterAll(() => api.stop());
beforeEach(() => {
  place = ids.pop()!;
});

type Person = Awaited<ReturnType<TestApi['signIn']>>;
let networks = 0;
const elsewhere = () => `203.0.113.${(networks += 1)}`;
const answer = (person: Person, isOpen: boolean, network = elsewhere()) =>
  call(api, confirmCollector, {
    path: `/collectors/${place}/confirmations`,
    headers: { ...person.headers, 'x-forwarded-for': network },
    body: { isOpen },
  });
const show = () => call(api, showCollector, { path: `/collectors/${place}` });
const status = async () => (await show()).json().collector.status as string;
const say = async (isOpen: boolean, people: number) => {
  for (let said = 0; said < people; said += 1) await answer(await api.signIn(), isOpen);
};
const closures = async (editor: Person) => {
  const { suggestions } = (await call(api, listReviewSuggestions, { headers: editor.headers })).json();
  return suggestions.filter(({ collectorId }: { collectorId: string }) => collectorId === place);
};
const decide = async (editor: Person, id: string, body: object) =>
  call(api, decideSuggestion, { path: `/review/listings/${id}`, headers: editor.headers, body });
const reject = { decision: 'reject', reason: 'Saya telepon, masih buka.' };

describe('a place that only a registry names', () => {
  test('is confirmed by two people, and comes first then', async () => {
    await say(true, 1);
    expect(await status()).toBe('registered');
    await say(true, 1);
    expect(await status()).toBe('confirmed');
    const { collectors } = (await call(api, listCollectors)).json();
    expect(collectors[0].id).toBe(place);
  });

  test('is not confirmed by one person twice, nor by two accounts of one network', async () => {
    const sari = await api.signIn();
    await answer(sari, true, '198.51.100.7');
    await answer(sari, true);
    await answer(await api.signIn(), true, '198.51.100.7');
    expect(await status()).toBe('registered');
    const rows = await api.db
      .selectFrom('app.listing_confirmation')
      .select('is_independent')
      .where('listing_id', '=', place)
      .orderBy('at')
      .execute();
    expect(rows.map((row) => row.is_independent)).toEqual([true, false]);
    await say(true, 1);
    expect(await status()).toBe('confirmed');
  });

  test('is not confirmed by its owner', async () => {
    const owner = await api.signIn();
    await api.db
      .insertInto('app.listing_fact')
      .values({
        listing_id: place,
        field: 'phone',
        said_by: 'owner',
        said_at: new Date(),
        profile_id: owner.id,
      })
      .execute();
    await answer(owner, true);
    await say(true, 1);
    expect(await status()).toBe('registered');
  });

  test('loses it when an answer is taken back, and half a year after the last one', async () => {
    const sari = await api.signIn();
    await answer(sari, true);
    await say(true, 1);
    await answer(sari, false);
    expect(await status()).toBe('registered');
    await answer(sari, true);
    expect(await status()).toBe('confirmed');
    const old = new Date(Date.now() - 181 * 86_400_000);
    await listingWriter(api.db).confirm(place, old, 2);
    await confirmationRepository(api.db).expire();
    expect(await status()).toBe('registered');
  });

  test('keeps its place in the ranking as long as it is confirmed', async () => {
    const rank = async () =>
      (
        await api.db
          .selectFrom('app.listing')
          .select('standing as rank')
          .where('id', '=', place)
          .executeTakeFirstOrThrow()
      ).rank;
    expect(await rank()).toBe(170);
    await say(true, 2);
    expect(await rank()).toBe(195);
    await listingWriter(api.db).confirm(place, null, 0);
    expect(await rank()).toBe(170);
  });
});

describe('three people who call it closed', () => {
  test('hide it until an editor shows it again; the same voices do not hide it twice', async () => {
    const editor = await staff(api, 'editor');
    await say(false, 2);
    expect((await show()).statusCode).toBe(200);
    const third = await api.signIn();
    await answer(third, false);
    expect((await show()).statusCode).toBe(404);
    const [closure] = await closures(editor);
    expect(closure).toMatchObject({ kind: 'closure', isHidden: true });
    expect((await decide(editor, closure._id, reject)).statusCode).toBe(200);
    expect((await show()).statusCode).toBe(200);
    const audited = await api.db
      .selectFrom('app.audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', place)
      .execute();
    expect(audited).toEqual([{ action: 'listing.restored', actor_id: editor.id }]);
    await answer(third, false);
    expect((await show()).statusCode).toBe(200);
  });

  test('hide it for good when an editor agrees', async () => {
    const editor = await staff(api, 'editor');
    await say(false, 3);
    const [closure] = await closures(editor);
    await decide(editor, closure._id, { decision: 'accept', verifiedHow: null });
    expect((await show()).statusCode).toBe(404);
    expect((await answer(await api.signIn(), true)).statusCode).toBe(404);
  });

  test('do not bring back what was taken down meanwhile', async () => {
    const editor = await staff(api, 'editor');
    await say(false, 3);
    const [closure] = await closures(editor);
    await listingWriter(api.db).hide(place);
    await decide(editor, closure._id, reject);
    expect((await show()).statusCode).toBe(404);
  });

  test('only ask an editor about what one has verified', async () => {
    const editor = await staff(api, 'editor');
    await listingWriter(api.db).verify(place, { profileId: null, how: 'Didatangi', at: new Date() });
    await say(false, 3);
    expect((await show()).statusCode).toBe(200);
    expect(await closures(editor)).toMatchObject([{ isHidden: false }]);
  });

  test('are three networks', async () => {
    for (let people = 0; people < 3; people += 1) await answer(await api.signIn(), false, '198.51.100.9');
    expect((await show()).statusCode).toBe(200);
  });

  test('may be answered while it waits: an answer without a signal comes late', async () => {
    await say(false, 3);
    expect((await answer(await api.signIn(), true)).statusCode).toBe(200);
  });
});

import { type Activity, listActivity } from '@app/contract/dashboard';
import { deletePost } from '@app/contract/community';
import { confirmCollector } from '@app/contract/directory';
import { suggestListing } from '@app/contract/directory-suggestion';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { pathOf, writePost, writeReply } from '#test/community.ts';
import { education, news } from '#test/education.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { insertScans } from '#test/invented-scans.ts';
import { writeListing } from '#test/listings.ts';
import { suggestedPlace } from '#test/suggested-place.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const { submit } = education(() => api);

type Person = Awaited<ReturnType<TestApi['signIn']>>;
async function activity({ headers }: Person, cursor?: string) {
  const path = cursor ? `${listActivity.path}?cursor=${cursor}` : listActivity.path;
  return listActivity.response.parse((await call(api, listActivity, { headers, path })).json());
}

const place = { ...suggestedPlace, phone: null, hours: [] };

const described = ({ kind, title, state, address }: Activity) => ({ kind, title, state, address });

test('all that somebody did stands in one list, the newest first', async () => {
  const [sari, other] = [await api.signIn(), await api.signIn()];
  const theirs = await writePost(api, other, { title: 'Botol kaca' });
  const listingId = await writeListing(api, { name: 'Bank Sampah Melati' });
  await insertScans(api, sari.id, [{ material: 'kaca' }]);
  const own = await writePost(api, sari, { title: 'Cara memulai kompos' });
  await writeReply(api, sari, theirs._id);
  const suggested = await call(api, suggestListing, {
    headers: sari.headers,
    body: { collectorId: null, listing: place, note: '' },
  });
  expect(suggested.statusCode).toBe(200);
  expect((await submit(sari, news)).statusCode).toBe(200);
  const said = await call(api, confirmCollector, {
    headers: sari.headers,
    path: confirmCollector.path.replace(':collectorId', listingId),
    body: { isOpen: false },
  });
  expect(said.statusCode).toBe(200);

  const { activities, nextCursor } = await activity(sari);
  expect(activities.map(described)).toEqual([
    {
      kind: 'confirmation',
      title: 'Bank Sampah Melati',
      state: 'closed',
      address: `/sell-waste/${listingId}`,
    },
    { kind: 'submission', title: news.title, state: 'pending', address: null },
    { kind: 'suggestion', title: 'Lapak Pak Darmo', state: 'pending', address: null },
    { kind: 'reply', title: 'Botol kaca', state: null, address: `/community/${theirs._id}` },
    { kind: 'post', title: 'Cara memulai kompos', state: null, address: `/community/${own._id}` },
    { kind: 'scan', title: 'Kaca', state: null, address: null },
  ]);
  expect(nextCursor).toBeNull();
  expect((await activity(other)).activities.map(described)).toEqual([
    { kind: 'post', title: 'Botol kaca', state: null, address: `/community/${theirs._id}` },
  ]);
});

test('what was taken back is not in it, and what moderators hid is marked', async () => {
  const [sari, other] = [await api.signIn(), await api.signIn()];
  const gone = await writePost(api, sari);
  await call(api, deletePost, { headers: sari.headers, path: pathOf(deletePost, gone._id) });
  const hidden = await writePost(api, sari, { title: 'Disembunyikan' });
  const theirs = await writePost(api, other, { title: 'Rahasia' });
  await writeReply(api, sari, theirs._id);
  await api.db
    .updateTable('app.post')
    .set({ state: 'hidden' })
    .where('id', 'in', [hidden._id, theirs._id])
    .execute();
  expect((await activity(sari)).activities.map(({ kind, title, state }) => [kind, title, state])).toEqual([
    ['reply', '[disembunyikan moderator]', null],
    ['post', 'Disembunyikan', 'hidden'],
  ]);
});

test('comes twenty at a time, each action once, also when many have the same time', async () => {
  const sari = await api.signIn();
  const at = (index: number) => `2026-11-01T10:00:00.00000${Math.floor(index / 15)}Z`;
  await insertScans(
    api,
    sari.id,
    Array.from({ length: 30 }, (_, index) => ({ created_at: at(index) })),
  );
  for (let index = 0; index < 15; index += 1) {
    const { _id } = await writePost(api, sari);
    await api.db
      .updateTable('app.post')
      .set({ created_at: at(index) })
      .where('id', '=', _id)
      .execute();
  }
  const seen: Activity[] = [];
  const sizes: number[] = [];
  let cursor: string | undefined;
  do {
    const { activities, nextCursor } = await activity(sari, cursor);
    seen.push(...activities);
    sizes.push(activities.length);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  expect(sizes).toEqual([20, 20, 5]);
  expect(new Set(seen.map(({ _id }) => _id)).size).toBe(45);
});

test('a visitor is refused, and so is a cursor that was never given', async () => {
  expect((await call(api, listActivity)).json().code).toBe('not_signed_in');
  const { headers } = await api.signIn();
  const response = await call(api, listActivity, { headers, path: `${listActivity.path}?cursor=x` });
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['cursor']]);
});

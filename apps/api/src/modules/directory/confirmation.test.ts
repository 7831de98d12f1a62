import { randomUUID } from 'node:crypto';
import { confirmCollector, showCollector } from '@app/contract/directory';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { liveness } from './confirmation-liveness.ts';

let api: TestApi;
let places: string[];
let place: string;
beforeAll(async () => {
  api = await startTestApi();
  places = (await api.db.selectFrom('app.listing').select('id').execute()).map(({ id }) => id);
});
afterAll(() => api.stop());
beforeEach(() => {
  place = places.pop()!;
});

type Person = Awaited<ReturnType<TestApi['signIn']>>;

const confirm = (person: Person | null, body: object, id = place) =>
  call(api, confirmCollector, {
    path: `/collectors/${id}/confirmations`,
    ...(person && { headers: person.headers }),
    body,
  });
const detail = async () => {
  const response = await call(api, showCollector, { path: `/collectors/${place}` });
  return response.json().collector as { confirmedAt: string | null; liveness: number | null };
};
const closures = () =>
  api.db
    .selectFrom('app.listing_suggestion')
    .select(['note', 'state'])
    .where('listing_id', '=', place)
    .where('kind', '=', 'closure')
    .execute();

describe('"masih buka"', () => {
  test('makes a listing fresh', async () => {
    expect(await detail()).toMatchObject({ confirmedAt: null, liveness: null });
    const { confirmedAt } = (await confirm(await api.signIn(), { isOpen: true })).json();
    const shown = await detail();
    expect(shown.confirmedAt).toBe(confirmedAt);
    expect(shown.liveness).toBeCloseTo(1, 3);
  });

  test('counts once a day for each person', async () => {
    const sari = await api.signIn();
    const first = (await confirm(sari, { isOpen: true })).json();
    expect((await confirm(sari, { isOpen: true })).json()).toEqual(first);
    await api.db
      .updateTable('app.listing_confirmation')
      .set({ at: new Date(Date.now() - 2 * 86_400_000) })
      .where('profile_id', '=', sari.id)
      .execute();
    const later = (await confirm(sari, { isOpen: true })).json();
    expect(Date.parse(later.confirmedAt)).toBeGreaterThanOrEqual(Date.parse(first.confirmedAt));
    expect((await detail()).confirmedAt).toBe(later.confirmedAt);
  });

  test('may be taken back: the last word counts', async () => {
    const sari = await api.signIn();
    await confirm(sari, { isOpen: true });
    await confirm(sari, { isOpen: false });
    expect(await detail()).toMatchObject({ confirmedAt: null, liveness: null });
  });

  test('is for members, about places that exist, with a yes or a no', async () => {
    const sari = await api.signIn();
    expect((await confirm(null, { isOpen: true })).statusCode).toBe(401);
    expect((await confirm(sari, { isOpen: true }, randomUUID())).statusCode).toBe(404);
    const wrong = await confirm(sari, { isOpen: 'ya' });
    expect(wrong.statusCode).toBe(400);
    expect(Object.keys(wrong.json().fields)).toEqual(['isOpen']);
  });
});

describe('"sudah tutup"', () => {
  test('from three people at once asks an editor, once; alone it changes nothing', async () => {
    const members = await Promise.all([1, 2, 3, 4].map(() => api.signIn()));
    await confirm(members[0]!, { isOpen: false });
    await confirm(members[1]!, { isOpen: false });
    await confirm(members[1]!, { isOpen: false });
    expect(await closures()).toEqual([]);
    await Promise.all(members.slice(2).map((person) => confirm(person, { isOpen: false })));
    const pending = await closures();
    expect(pending).toHaveLength(1);
    expect(pending[0]).toMatchObject({ state: 'pending', note: expect.stringMatching(/^[34] orang/) });
    expect((await call(api, showCollector, { path: `/collectors/${place}` })).statusCode).toBe(200);
  });
});

test('liveness halves every ninety days', () => {
  const now = new Date('2026-11-15T00:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  expect(liveness(null, now)).toBeNull();
  expect(liveness(now, now)).toBe(1);
  expect(liveness(daysAgo(90), now)).toBeCloseTo(0.5);
  expect(liveness(daysAgo(180), now)).toBeCloseTo(0.25);
  expect(liveness(daysAgo(-1), now)).toBe(1);
});

import { dismissUnknownItem, listUnknownItems, reportUnknownItem } from '@app/contract/item';
import { reviewOverview } from '@app/contract/review';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { eventually } from '#test/eventually.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { staff } from '#test/staff.ts';
import { startWorker } from '#test/worker.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.db.deleteFrom('app.unknown_item').execute();
});

let visitors = 0;
const newVisitor = () => `203.0.113.${++visitors}`;
const report = (word: unknown, visitor = newVisitor()) =>
  call(api, reportUnknownItem, { body: { word }, headers: { 'x-forwarded-for': visitor } });

const rows = () => api.db.selectFrom('app.unknown_item').selectAll().orderBy('word').execute();

async function listFor(headers: Record<string, string>, cursor?: string) {
  const path = `/review/items${cursor ? `?cursor=${cursor}` : ''}`;
  return (await call(api, listUnknownItems, { path, headers })).json();
}

describe('a word that the A–Z did not find', () => {
  test('is counted under one spelling, by day', async () => {
    for (const word of ['Helikopter', ' helikopter ', 'HELIKOPTER'])
      expect((await report(word)).json()).toEqual({ success: true });
    await report('papan   selancar');
    const [first, second] = await rows();
    expect([first?.word, first?.count, second?.word, second?.count]).toEqual([
      'helikopter',
      3,
      'papan selancar',
      1,
    ]);
    expect(first?.first_on).toEqual(first?.last_on);
  });

  test('keeps nothing about who looked for it', async () => {
    const { headers } = await api.signIn();
    await call(api, reportUnknownItem, { body: { word: 'helikopter' }, headers });
    expect(Object.keys((await rows())[0] ?? {}).toSorted()).toEqual([
      'count',
      'first_on',
      'is_dismissed',
      'last_on',
      'word',
    ]);
  });

  test.each([
    ['a phone number', '0812 3456 7890'],
    ['an e-mail address', 'sari@contoh.id'],
    ['a web address', 'https://contoh.id/a'],
    ['five words', 'ini terlalu banyak kata sekali'],
    ['too long', 'a'.repeat(41)],
    ['too short', 'a'],
    ['code', '<script>'],
    ['nothing', undefined],
  ])('is refused by its field when it is %s', async (_what, word) => {
    const response = await report(word);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['word']]);
    expect(await rows()).toEqual([]);
  });

  test('has to wait when one visitor sends eleven in a minute; another visitor has not', async () => {
    const flooder = newVisitor();
    for (let n = 0; n < 10; n += 1) expect((await report('helikopter', flooder)).statusCode).toBe(200);
    expect((await report('helikopter', flooder)).json().code).toBe('too_many_requests');
    expect((await report('helikopter')).statusCode).toBe(200);
  });
});

describe('the list of editors', () => {
  test('has the most frequent word first, and loses one that an editor dismisses', async () => {
    const { headers } = await staff(api, 'editor');
    await report('kapal selam');
    await report('helikopter');
    await report('helikopter');
    const { items, nextCursor } = await listFor(headers);
    expect(items.map(({ word, count }: { word: string; count: number }) => [word, count])).toEqual([
      ['helikopter', 2],
      ['kapal selam', 1],
    ]);
    expect(nextCursor).toBeNull();
    expect(items[0].lastOn).toMatch(/^\d{4}-\d\d-\d\d$/);

    const { queues } = (await call(api, reviewOverview, { headers })).json();
    expect(queues).toContainEqual({ key: 'items', waiting: 2 });
    const dismissed = await call(api, dismissUnknownItem, { headers, body: { word: 'Helikopter' } });
    expect(dismissed.json()).toEqual({ success: true });
    // It is looked for again, and stays off the list.
    await report('helikopter');
    expect((await listFor(headers)).items.map(({ word }: { word: string }) => word)).toEqual(['kapal selam']);
    const again = await call(api, dismissUnknownItem, { headers, body: { word: 'helikopter' } });
    expect([again.statusCode, again.json().code]).toEqual([404, 'not_found']);
  });

  test('goes on after fifty words, none twice and none left out', async () => {
    const { headers } = await staff(api, 'admin');
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
    const words = letters.flatMap((one) => ['a', 'b', 'c'].map((other) => `benda ${one}${other}`));
    const day = new Date();
    await api.db
      .insertInto('app.unknown_item')
      .values(words.map((word, n) => ({ word, count: 1 + (n % 4), first_on: day, last_on: day })))
      .execute();
    const first = await listFor(headers);
    const second = await listFor(headers, first.nextCursor);
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 28, null]);
    const all = [...first.items, ...second.items].map(({ word }: { word: string }) => word);
    expect(new Set(all).size).toBe(words.length);
  });

  test('does not exist for visitors and members, and names a bad field to an editor', async () => {
    const member = await api.signIn();
    for (const headers of [{}, member.headers]) {
      expect((await call(api, listUnknownItems, { headers })).json().code).toBe('not_found');
      const dismissal = await call(api, dismissUnknownItem, { headers, body: { word: 'helikopter' } });
      expect(dismissal.json().code).toBe('not_found');
    }
    const editor = await staff(api, 'editor');
    const badWord = await call(api, dismissUnknownItem, { headers: editor.headers, body: { word: '12' } });
    expect(Object.keys(badWord.json().fields)).toEqual(['word']);
    const badCursor = await call(api, listUnknownItems, {
      path: '/review/items?cursor=x',
      headers: editor.headers,
    });
    expect(Object.keys(badCursor.json().fields)).toEqual(['cursor']);
  });
});

test('a word is kept for half a year after it was last looked for', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await api.db
    .insertInto('app.unknown_item')
    .values([
      { word: 'lama', first_on: ago(400), last_on: ago(183) },
      { word: 'baru', first_on: ago(400), last_on: ago(178) },
    ])
    .execute();
  const worker = await startWorker(api);
  try {
    await api.deps.queue.enqueue(api.db, 'account.sweep', {});
    const kept = async () => (await rows()).map(({ word }) => word);
    expect(await eventually(kept, (words) => words.length === 1)).toEqual(['baru']);
  } finally {
    await worker.stop();
  }
});

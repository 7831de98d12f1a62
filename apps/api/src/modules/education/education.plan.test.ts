import { likePiece, listMarks, listSavedPieces, mergeMarks } from '@app/contract/education-marks';
import type { Route } from '@app/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { fillPieces } from '#test/pieces.ts';
import { plansOf } from '#test/plans.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await fillPieces(api, 20_000);
});
afterAll(() => api.stop());

type Query = Record<string, string>;
const tables = /app"?\."?piece(_revision|_mark)?\b/;
const wholeTable = /Seq Scan on (piece|piece_revision|piece_mark|revision|mark|own)\b/;

const plans = (url: string, query: Query = {}) =>
  plansOf(
    api,
    async () => {
      const response = await api.app.inject({ url, query });
      expect(response.statusCode).toBe(200);
    },
    tables,
  );

describe('a page is read along the index of its order', () => {
  const walks: [string, string, Query, string][] = [
    ['news', '/education/news', {}, 'piece_newest_idx'],
    ['tutorials of a material', '/education/innovation', { material: 'kaca' }, 'piece_newest_idx'],
    ['a category', '/education/news', { category: 'Sosial' }, 'piece_category_idx'],
    ['everything, for the feed', '/education/published', { limit: '30' }, 'piece_newest_idx'],
  ];
  test.each(walks)('%s', async (_, url, query, index) => {
    const [plan] = await plans(url, query);
    expect(plan).toContain(`using ${index} on piece`);
    expect(plan).not.toMatch(wholeTable);
  });

  test('the next page too', async () => {
    const { nextCursor } = (await api.app.inject({ url: '/education/news' })).json();
    const [plan] = await plans('/education/news', { cursor: nextCursor });
    expect(plan).toContain('using piece_newest_idx on piece');
    expect(plan).not.toMatch(wholeTable);
  });
});

test('words are looked up in the indexes of words', async () => {
  const found = await plans('/education/innovation', { q: 'stoples lmapu', material: 'kaca' });
  expect(found.join('\n')).toContain('Bitmap Index Scan on piece_head_idx');
  expect(found.join('\n')).toContain('Bitmap Index Scan on piece_search_idx');
  for (const plan of found) expect(plan).not.toMatch(wholeTable);
});

test('one piece and its neighbours read no table from end to end', async () => {
  for (const url of ['/education/news/1', '/education/innovation/1']) {
    const found = await plans(url);
    expect(found).toHaveLength(2);
    expect(found[1]).toContain('using piece_category_idx on piece');
    for (const plan of found) expect(plan).not.toMatch(wholeTable);
  }
});

test('nor does anything that a member does with marks', async () => {
  const { headers } = await api.signIn();
  const pieces = Array.from({ length: 300 }, (_, n) => ({
    kind: n % 2 ? 'innovation' : 'news',
    id: 1001 + n,
  }));
  await call(api, mergeMarks, { headers, body: { likes: pieces, saves: pieces } });
  await api.deps.pool.query('analyze app.piece_mark');
  const requests: [Route, object | undefined, string?][] = [
    [mergeMarks, { likes: pieces, saves: pieces }],
    [listMarks, undefined],
    [listSavedPieces, undefined],
    [likePiece, { liked: true }, '/education/news/1/like'],
  ];
  for (const [route, body, path = route.path] of requests) {
    const ask = async () => {
      const response = await call(api, route, { headers, path, ...(body && { body }) });
      expect(response.statusCode).toBe(200);
    };
    const found = await plansOf(api, ask, tables);
    expect(found.length).toBeGreaterThan(0);
    // A person's own marks are few; the table of this test has no others.
    for (const plan of found) expect(plan).not.toMatch(/Seq Scan on (piece|piece_revision|revision)\b/);
  }
});

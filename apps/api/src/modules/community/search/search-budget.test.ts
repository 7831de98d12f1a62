import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, createPool } from '#api/db/database.ts';
import { call } from '#test/call.ts';
import { emptyForum, fillWords, readList } from '#test/community.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { indexRows, type Statement } from '#test/index-rows.ts';
import { listPosts } from '@app/contract/community';
import { postSearch } from './post-search.service.ts';
import { maxFollowedScanned } from './search-budget.ts';

/** What one search gathers at most: the budget, and the step that exceeded it. */
const most = 2 ** 13 + 2 ** 12;
const count = 45_000;

let api: TestApi;
let sari: Awaited<ReturnType<TestApi['signIn']>>;
beforeAll(async () => {
  api = await startTestApi();
  sari = await api.signIn();
  await emptyForum(api);
  await fillWords(api, count, {
    // Common in the oldest third, absent since.
    musiman: 'n <= 15000 and n % 5 < 2',
    // Nearly all are answered.
    terjawab: 'n % 2 = 0',
    lampau: 'n <= 200 and n % 20 = 0',
  });
});
afterAll(() => api.stop());

type Query = Record<string, string>;

async function allPages(query: Query) {
  const pages: Awaited<ReturnType<typeof readList>>[] = [];
  let cursor: string | null | undefined;
  do {
    pages.push(await readList(api, sari, { ...query, ...(cursor && { cursor }) }));
    cursor = pages.at(-1)?.nextCursor;
  } while (cursor);
  return pages;
}

const titlesWhere = async (condition: string) =>
  (
    await api.deps.pool.query<{ title: string }>(
      `select title from app.post where ${condition} order by seq desc`,
    )
  ).rows.map(({ title }) => title);
const titlesOf = (pages: Awaited<ReturnType<typeof allPages>>) =>
  pages.flatMap(({ posts }) => posts.map(({ title }) => title));

/** The rows that each statement of a search takes out of an index. */
async function rowsOf(query: Query, index: string): Promise<number[]> {
  const statements: Statement[] = [];
  const pool = createPool(api.env.DATABASE_URL, 1);
  const db = connect(pool, ({ query: { sql, parameters } }) => statements.push({ sql, parameters }));
  try {
    const search = postSearch(db);
    const filters = {
      category: undefined,
      isUnanswered: query.sort === 'belum-dijawab',
      isWithoutPinned: false,
    };
    const words = await search.understand(query.search!, undefined);
    await search.find({ query: words, filters, seq: null, limit: 21, viewerId: sari.id });
    return await indexRows(pool, statements, index);
  } finally {
    await db.destroy();
  }
}
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test('a word that was common long ago and is absent since is found at once, and every page after it', async () => {
  const first = await readList(api, sari, { search: 'musiman' });
  expect([first.posts.length, first.isOlderUnsearched]).toEqual([20, false]);
  const expected = await titlesWhere(`words @@ 'musiman'`);
  expect(expected).toHaveLength(6000);
  expect(first.posts.map(({ title }) => title)).toEqual(expected.slice(0, 20));
  expect(titlesOf(await allPages({ search: 'musiman' }))).toEqual(expected);
  const gathered = await rowsOf({ search: 'musiman' }, 'post_words_idx');
  expect(Math.max(...gathered)).toBeLessThanOrEqual(2 ** 12);
});

test('a search that spent its budget says that older posts were not searched, and goes on there', async () => {
  const query = { search: 'terjawab', sort: 'belum-dijawab' };
  const gathered = await rowsOf(query, 'post_words_idx');
  expect(sum(gathered)).toBeGreaterThan(2 ** 12);
  expect(sum(gathered)).toBeLessThanOrEqual(most);

  const pages = await allPages(query);
  expect(pages[0]).toMatchObject({ posts: [], isOlderUnsearched: true });
  expect(pages.at(-1)).toMatchObject({ isOlderUnsearched: false, nextCursor: null });
  expect(pages.length).toBeLessThan(10);
  const expected = await titlesWhere(`words @@ 'terjawab' and is_unanswered`);
  expect(expected).toHaveLength(30);
  expect(titlesOf(pages)).toEqual(expected);
});

test('a rare word is found in all posts within one budget', async () => {
  const pages = await allPages({ search: 'lampau' });
  expect(titlesOf(pages)).toEqual(await titlesWhere(`words @@ 'lampau'`));
  expect(pages).toHaveLength(1);
  expect(sum(await rowsOf({ search: 'lampau' }, 'post_words_idx'))).toBeLessThan(100);
});

test('who follows thousands of posts searches them in parts', async () => {
  await api.deps.pool.query(
    `insert into app.post_follow (profile_id, post_id, post_seq)
     select $1, id, seq from app.post where seq % 20 = 0 and seq <= 50000 on conflict do nothing`,
    [sari.id],
  );
  const pages = await allPages({ search: 'lampau', sort: 'diikuti' });
  expect(pages).toHaveLength(Math.ceil(count / 20 / maxFollowedScanned));
  expect(pages.map(({ isOlderUnsearched }) => isOlderUnsearched)).toEqual([true, true, false]);
  expect(titlesOf(pages)).toEqual(await titlesWhere(`words @@ 'lampau'`));
});

test('a word that is only begun reads some words of each length, however many begin like that', async () => {
  await api.deps.pool.query(
    `insert into app.post_word (word) select 'lamp' || translate(n::text, '0123456789', 'abcdefghij')
     from generate_series(1, 5000) as n`,
  );
  await api.deps.pool.query('vacuum analyze app.post_word');
  const rows = await rowsOf({ search: 'lamp' }, 'post_word_length_idx');
  expect(sum(rows)).toBeGreaterThan(0);
  expect(sum(rows)).toBeLessThan(8 * 30);
  // The shortest come first, and «lampau» is among them as long as it is one of them.
  await api.deps.pool.query(`delete from app.post_word where word like 'lamp%' and char_length(word) < 6`);
  expect((await readList(api, sari, { search: 'lamp' })).posts).toHaveLength(10);
});

test('a position that is none is refused with the name of its field', async () => {
  const path = `${listPosts.path}?${new URLSearchParams({ search: 'lampau', cursor: 'bukan' })}`;
  const refused = await call(api, listPosts, { headers: sari.headers, path });
  expect([refused.statusCode, refused.json().code, Object.keys(refused.json().fields)]).toEqual([
    400,
    'invalid_input',
    ['cursor'],
  ]);
});

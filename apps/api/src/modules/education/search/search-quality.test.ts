import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const keys = { news: 'news', innovation: 'innovations' } as const;
type Kind = keyof typeof keys;

async function found(kind: Kind, typed: string): Promise<number[]> {
  const response = await api.app.inject({ url: `/education/${kind}`, query: { q: typed } });
  expect(response.statusCode).toBe(200);
  return (response.json()[keys[kind]] as { id: number }[]).map(({ id }) => id);
}

/** What users type, and which pieces come first, in any order. */
const queries: [Kind, string, number[], string][] = [
  ['news', 'jelantah', [8], 'a word of the title'],
  ['news', 'minyak goreng bekas', [8], 'in other words'],
  ['news', 'minyak jelntah', [8], 'a letter missing'],
  ['news', 'bank sampah sekolah', [11], 'several words'],
  ['news', 'hp lama', [9], 'as people say it'],
  ['news', 'batre', [10], 'a slip'],
  ['news', 'obat kedaluwarsa', [10], 'in the text'],
  ['news', 'mangrov', [7], 'not finished'],
  ['news', 'undang-undang memilah', [5], 'a law by its full name'],
  ['news', 'cara kerja AI', [3], 'words that say nothing besides one that does'],
  ['news', 'menimbang', [4], 'another form of the word'],
  ['news', 'isi ulnag', [12], 'two letters swapped'],
  ['innovation', 'kompos', [1, 7], 'the category and the title'],
  ['innovation', 'cara membuat kompos', [1, 7], 'a question'],
  ['innovation', 'komposter', [1], 'the very word before its relatives'],
  ['innovation', 'takakurra', [7], 'a slip'],
  ['innovation', 'biopri', [8], 'a slip'],
  ['innovation', 'pot bunga dari botol', [2], 'a sentence'],
  ['innovation', 'lampu toples', [4], 'another word for it'],
  ['innovation', 'kursi ban', [14], 'another word for it'],
  ['innovation', 'kaleng bekas', [6], 'bekas says nothing here'],
  ['innovation', 'anyaman koran', [10], 'another form of the word'],
  ['innovation', 'sabn', [9], 'a slip'],
  ['innovation', 'ecobr', [15], 'not finished'],
  ['innovation', 'fashion', [3, 13], 'a category'],
  ['innovation', 'soda api', [9], 'in the materials'],
];

test.each(queries)('%s: «%s» finds %o first (%s)', async (kind, typed, first) => {
  const top = (await found(kind, typed)).slice(0, first.length);
  expect(top.toSorted((a, b) => a - b)).toEqual(first);
});

test.each(['xyzzy', 'qqqqqqq'])('«%s» finds nothing', async (typed) => {
  expect(await found('news', typed)).toEqual([]);
  expect(await found('innovation', typed)).toEqual([]);
});

test.each(['sampah', 'cara membuat', '!!!', ' '])('«%s» tells nothing apart and finds all', async (typed) => {
  expect(await found('news', typed)).toHaveLength(12);
});

test.each(["'", "a' | 'b", ':*', '\\', '(((', '& & |', '😀', 'ﬁ', "x':A & !'y", 'a'.repeat(80)])(
  'signs of the query language mean nothing: %s',
  async (typed) => expect(await found('news', typed)).toBeInstanceOf(Array),
);

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyForum, fillPosts, readList, writePost } from '#test/community.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { postSearch } from './post-search.service.ts';

let api: TestApi;
let sari: Awaited<ReturnType<TestApi['signIn']>>;
beforeAll(async () => {
  api = await startTestApi();
  sari = await api.signIn();
  await emptyForum(api);
});
afterAll(() => api.stop());

const found = async (query: Record<string, string>) =>
  (await readList(api, sari, query)).posts.map(({ title }) => title);

describe('what people write', () => {
  beforeAll(async () => {
    const posts = [
      { title: 'Cara memilah sampah di kos', content: 'Saya tinggal berdua.', tags: ['kos'] },
      { title: 'Minyak jelantah', content: 'Pengepul mana yang menerima?', category: 'tanya' },
      { title: 'Botol kaca pecah', content: 'Dibungkus koran dulu.', tags: ['kaca', 'rumah tangga'] },
      { title: 'Komposter dari ember', content: 'Mengomposkan sisa dapur.', category: 'tips' },
      { title: 'Keranjang Takakura', content: 'Berhasil setelah dua minggu.', category: 'tips' },
    ];
    for (const post of posts) await writePost(api, sari, post);
  });

  test.each([
    ['jelantah', 'Minyak jelantah', 'the very word'],
    ['pemilahan', 'Cara memilah sampah di kos', 'another form of the word'],
    ['dipilah', 'Cara memilah sampah di kos', 'another form of the word'],
    ['pecahan', 'Botol kaca pecah', 'another form of the word'],
    ['MINYAK', 'Minyak jelantah', 'in capitals'],
    ['jelntah', 'Minyak jelantah', 'a letter missing'],
    ['takakurra', 'Keranjang Takakura', 'a slip in a name'],
    ['tak', 'Keranjang Takakura', 'a word only begun'],
    ['minyak jela', 'Minyak jelantah', 'the last word only begun'],
    ['komp', 'Komposter dari ember', 'a word only begun'],
    ['bagaimana dengan botol yang pecah', 'Botol kaca pecah', 'words that say nothing besides two that do'],
    ['rumah tangga', 'Botol kaca pecah', 'the words of a tag'],
  ])('«%s» finds %s (%s)', async (search, title) => expect(await found({ search })).toEqual([title]));

  test('all words must be there', async () => {
    expect(await found({ search: 'minyak botol' })).toEqual([]);
    expect(await found({ search: 'botol koran' })).toEqual(['Botol kaca pecah']);
  });

  test('a tag is the whole tag, and goes together with words, category and sort', async () => {
    expect(await found({ tag: 'rumah tangga' })).toEqual(['Botol kaca pecah']);
    expect(await found({ tag: 'rumah' })).toEqual([]);
    expect(await found({ tag: 'Kaca', search: 'koran' })).toEqual(['Botol kaca pecah']);
    expect(await found({ tag: 'kaca', search: 'minyak' })).toEqual([]);
    expect(await found({ search: 'dapur', category: 'tips', sort: 'belum-dijawab' })).toEqual([
      'Komposter dari ember',
    ]);
    expect(await found({ search: 'dapur', category: 'tanya' })).toEqual([]);
    expect(await found({ search: 'jelantah', sort: 'diikuti' })).toEqual(['Minyak jelantah']);
  });

  test.each(['xyzzy', 'qqqqqqqq', '#a0', '#ktips'])('«%s» finds nothing', async (search) =>
    expect(await found({ search })).toEqual([]),
  );

  test.each(["'", "a' | 'b", ':*', '\\', '(((', '& & |', '😀', "x':A & !'y", '!!!', '%', '_'])(
    'signs of the query language mean nothing: %s',
    async (search) => expect(await found({ search })).toBeInstanceOf(Array),
  );

  test('no word of a post can pass for a mark of ours', async () => {
    await writePost(api, sari, { title: '#a0 #tpalsu', content: '#b0 #c0 #tkaca', tags: [] });
    expect(await found({ tag: 'palsu' })).toEqual([]);
    expect(await found({ tag: 'kaca' })).toEqual(['Botol kaca pecah']);
  });
});

describe('among ten thousand posts', () => {
  beforeAll(async () => fillPosts(api, 10_000, sari.id));

  /** The expected result, by checking every post. */
  async function truth(word: string, category = '', before = Number.MAX_SAFE_INTEGER): Promise<number[]> {
    const { rows } = await api.deps.pool.query(
      `select seq::int from app.post where state = 'visible' and words @@ $1::tsquery and seq < $2
         and (category = $3 or $3 = '')
       order by seq desc limit 21`,
      [word, before, category],
    );
    return rows.map(({ seq }) => seq);
  }

  const searches = ['umum', 'kata7', 'jarang7', 'langka', 'umum & kata7', 'umum & langka'];
  test.each(searches.flatMap((query) => [[query, undefined] as const, [query, 'cerita'] as const]))(
    'every position finds the newest of «%s» (category: %s), as if all had been asked',
    async (query, category) => {
      const filters = { category, isUnanswered: false, isWithoutPinned: false };
      for (const seq of [null, 9500, 8193, 8192, 8191, 4097, 4096, 300, 2, 1]) {
        const request = { query: query.split(' & '), filters, seq, limit: 21, viewerId: sari.id };
        const { rows, next, isOlderUnsearched } = await postSearch(api.db).find(request);
        const expected = await truth(query, category, seq ?? undefined);
        expect(rows.map((row) => row.seq)).toEqual(expected.slice(0, 20));
        expect([next, isOlderUnsearched]).toEqual([expected.length > 20 ? expected[19] : null, false]);
      }
    },
  );

  test('pages cover all hits once', async () => {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await readList(api, sari, { search: 'kata299', ...(cursor && { cursor }) });
      seen.push(...page.posts.map(({ _id }) => _id));
      cursor = page.nextCursor;
    } while (cursor);
    const { rows } = await api.deps.pool.query(`select count(*)::int from app.post where words @@ 'kata299'`);
    expect([seen.length, new Set(seen).size]).toEqual([rows[0].count, rows[0].count]);
  });
});

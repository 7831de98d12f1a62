import {
  innovationCategories,
  listInnovations,
  listNews,
  listPublished,
  newsCategories,
  showInnovation,
  showNews,
} from '@app/contract/education';
import type { SubmittedPiece } from '@app/contract/education-submission';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { innovationText, newsText, removePieces, writePiece } from '#test/pieces.ts';
import { publishPiece } from './publish-piece.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Query = Record<string, string>;
type Card = { id: number; title: string; category: string; publishedAt: string };
const get = (url: string, query: Query = {}) => api.app.inject({ url, query });
const news = async (query: Query = {}) => (await get('/education/news', query)).json();
const innovations = async (query: Query = {}) => (await get('/education/innovation', query)).json();
const ids = (cards: Card[]) => cards.map(({ id }) => id);
const fieldsOf = async (url: string, query: Query = {}) => {
  const answer = await get(url, query);
  return [answer.statusCode, Object.keys(answer.json().fields ?? {})];
};

describe('a new installation', () => {
  test('has twelve news and fifteen tutorials, the newest first', async () => {
    const answer = await news();
    expect(answer.totals).toEqual({ news: 12, innovation: 15 });
    expect(answer.nextCursor).toBeNull();
    expect(ids(answer.news)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(ids((await innovations()).innovations)).toHaveLength(15);
  });

  test('answers as the contract says, and nothing more', async () => {
    const answers = [
      [listNews, await news()],
      [listInnovations, await innovations()],
      [showNews, (await get('/education/news/1')).json()],
      [showInnovation, (await get('/education/innovation/9')).json()],
      [listPublished, (await get('/education/published')).json()],
    ] as const;
    for (const [{ response }, answer] of answers) expect(response.parse(answer)).toEqual(answer);
  });

  test('every category has something to read', async () => {
    for (const category of newsCategories) {
      const { news: found } = await news({ category });
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map((card: Card) => card.category))).toEqual(new Set([category]));
    }
    for (const category of innovationCategories) {
      expect((await innovations({ category })).innovations.length).toBeGreaterThan(0);
    }
  });

  test('tutorials can be asked for by material', async () => {
    const { innovations: found } = await innovations({ material: 'kaca' });
    expect(found.map(({ title }: Card) => title)).toContain('Lampu hias dari stoples');
    expect((await innovations({ material: 'organik', category: 'Kompos' })).innovations).toHaveLength(2);
    expect((await innovations({ material: 'organik', category: 'Fashion' })).innovations).toEqual([]);
  });
});

describe('one piece', () => {
  test('has all that its page shows', async () => {
    const { article } = (await get('/education/news/1')).json();
    expect(article).toMatchObject({
      id: 1,
      category: 'Ekonomi',
      author: 'Tim PilahBumi',
      publishedAt: '2026-11-12T00:00:00.000Z',
      updatedAt: '2026-11-12T00:00:00.000Z',
      scene: 'rinsed-bottle',
      image: '/gambar/rinsed-bottle.svg',
      thumbnail: '/gambar/rinsed-bottle.svg',
    });
    expect(article.fullContent).toMatch(/\n\n## /);
    expect(article.readTime).toBeGreaterThanOrEqual(2);
    const { innovation } = (await get('/education/innovation/9')).json();
    expect(innovation).toMatchObject({ category: 'DIY', difficulty: 'Sulit' });
    expect(innovation.steps.length).toBeGreaterThanOrEqual(5);
    expect(innovation.materials.length).toBeGreaterThanOrEqual(6);
    expect(innovation.safety).not.toBe('');
  });

  test('names up to three others of its category, the newest first and never itself', async () => {
    const id = await writePiece(api, { ...newsText, category: 'Sosial' });
    const { related } = (await get('/education/news/4')).json();
    expect(ids(related)).toEqual([id, 11]);
    for (let n = 0; n < 3; n += 1) await writePiece(api, newsText);
    const more = (await get(`/education/news/${id}`)).json().related;
    expect(more).toHaveLength(3);
    expect(ids(more)).not.toContain(id);
    const times = more.map(({ publishedAt }: Card) => publishedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(more.every(({ category }: Card) => category === 'Sosial')).toBe(true);
  });

  test('that does not exist is not found, and a wrong number is named', async () => {
    expect((await get('/education/news/999')).statusCode).toBe(404);
    expect((await get('/education/innovation/16')).json().code).toBe('not_found');
    for (const id of ['0', '1.5', 'satu', '2147483648']) {
      expect(await fieldsOf(`/education/news/${id}`)).toEqual([400, ['id']]);
    }
  });
});

test('what did not change costs the headers only', async () => {
  for (const url of ['/education/news', '/education/innovation/2', '/education/published']) {
    const first = await get(url);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const again = await api.app.inject({ url, headers: { 'if-none-match': `${first.headers.etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  const missing = await get('/education/news/999');
  expect(missing.headers.etag).toBeUndefined();
});

test('names the field that is wrong', async () => {
  expect(await fieldsOf('/education/news', { category: 'Olahraga' })).toEqual([400, ['category']]);
  expect(await fieldsOf('/education/innovation', { category: 'Sosial' })).toEqual([400, ['category']]);
  expect(await fieldsOf('/education/innovation', { material: 'emas' })).toEqual([400, ['material']]);
  expect(await fieldsOf('/education/news', { q: 'x'.repeat(81) })).toEqual([400, ['q']]);
  expect(await fieldsOf('/education/published', { limit: '5001' })).toEqual([400, ['limit']]);
  const foreign = Buffer.from('{"at":"2026-11-12T00:00:00.000000Z","kind":"news","id":1}').toString(
    'base64url',
  );
  for (const cursor of ['x', foreign]) {
    expect(await fieldsOf('/education/news', { cursor })).toEqual([400, ['cursor']]);
  }
});

test('everything published is listed for the sitemap, the newest first', async () => {
  const { pieces } = (await get('/education/published', { limit: '3' })).json();
  expect(pieces).toHaveLength(3);
  const all = (await get('/education/published')).json().pieces as Card[];
  const times = all.map(({ publishedAt }) => publishedAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

describe('pages', () => {
  beforeAll(async () => {
    await removePieces(api);
    for (let n = 0; n < 47; n += 1) {
      // Several with the same time, so the id must make the order unique.
      const publishedAt = new Date(Date.UTC(2026, 5, 1 + Math.floor(n / 5)));
      const title = n % 2 === 0 ? `Payung nomor ${n}` : `Sendok nomor ${n}`;
      const fullContent = n % 3 === 0 ? 'Di sini ada payung juga.' : newsText.fullContent;
      await writePiece(api, { ...newsText, title, fullContent }, { publishedAt });
      if (n < 25) await writePiece(api, innovationText, { publishedAt });
    }
  });

  async function everyPage(url: string, key: 'news' | 'innovations', query: Query): Promise<Card[]> {
    const seen: Card[] = [];
    let cursor: string | null = null;
    do {
      const answer: Awaited<ReturnType<typeof get>> = await get(url, { ...query, ...(cursor && { cursor }) });
      const page = answer.json();
      expect(page[key].length).toBeLessThanOrEqual(20);
      seen.push(...page[key]);
      cursor = page.nextCursor;
    } while (cursor);
    return seen;
  }

  test.each([
    ['/education/news', 'news', {}, 47],
    ['/education/news', 'news', { category: 'Sosial' }, 47],
    ['/education/news', 'news', { q: 'payung' }, 32],
    ['/education/news', 'news', { q: 'payung sendok' }, 47],
    ['/education/innovation', 'innovations', {}, 25],
    ['/education/innovation', 'innovations', { material: 'plastik' }, 25],
  ] as const)('cover everything exactly once: %s %s %o', async (url, key, query, count) => {
    const seen = await everyPage(url, key, query);
    expect(seen).toHaveLength(count);
    expect(new Set(ids(seen)).size).toBe(count);
  });

  test('without words go by time, with words by how well they match and then by time', async () => {
    const times = (cards: Card[]) => cards.map(({ publishedAt }) => publishedAt);
    const all = times(await everyPage('/education/news', 'news', {}));
    expect(all).toEqual(all.toSorted().toReversed());
    const found = await everyPage('/education/news', 'news', { q: 'payung' });
    const inTitle = found.filter(({ title }) => title.startsWith('Payung'));
    expect(found.slice(0, inTitle.length)).toEqual(inTitle);
    expect(times(inTitle)).toEqual(times(inTitle).toSorted().toReversed());
    expect(inTitle).toHaveLength(24);
  });
});

describe('what a member wrote', () => {
  const publish = async (piece: SubmittedPiece) => {
    const [author, editor] = [await api.signIn(), await api.signIn('editor')];
    return api.db.transaction().execute((transaction) =>
      publishPiece(transaction, {
        piece,
        author: { profileId: author.id, name: 'Sari Wulandari' },
        editorId: editor.id,
      }),
    );
  };
  const { timeRequired: _, ...tutorial } = innovationText;

  test('gets the next number from 101, its byline, a scene of its category and its time in words', async () => {
    expect(await publish({ ...tutorial, minutes: 1530, pictureId: null })).toBe(101);
    expect(await publish({ ...newsText, title: 'Kabar dari Sampang', pictureId: null })).toBe(101);
    expect(await publish({ ...tutorial, pictureId: null })).toBe(102);
    expect((await get('/education/innovation/101')).json().innovation).toMatchObject({
      author: 'Sari Wulandari',
      scene: 'recycled-paper',
      timeRequired: '1 hari 1 jam 30 menit',
      steps: tutorial.steps,
    });
  });

  test('is found at once, and counted', async () => {
    const before = (await news()).totals.news;
    const id = await publish({ ...newsText, title: 'Perahu sapu-sapu di muara', pictureId: null });
    expect(ids((await news({ q: 'perahu' })).news)).toEqual([id]);
    expect(ids((await news({ q: 'prahu' })).news)).toEqual([id]);
    expect((await news()).totals.news).toBe(before + 1);
  });

  test('may hold what no word of an index can be', async () => {
    const fullContent = `${'a'.repeat(9000)} '\\' :* <b>&</b> ${'😀'.repeat(50)}`;
    const id = await publish({ ...newsText, fullContent, pictureId: null });
    expect((await get(`/education/news/${id}`)).json().article.fullContent).toBe(fullContent);
  });
});

test('a piece that came with a picture shows it, small and large', async () => {
  const { id: pictureId } = await api.db
    .insertInto('app.picture')
    .values({ photo_key: 'x'.repeat(30), owner_id: null, used_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = await writePiece(api, newsText, { pictureId, scene: null });
  expect((await get(`/education/news/${id}`)).json().article).toMatchObject({
    image: `/api/education/pictures/${pictureId}`,
    thumbnail: `/api/education/pictures/${pictureId}?size=kecil`,
    scene: null,
  });
});

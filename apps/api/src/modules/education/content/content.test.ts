import { mkdtemp, mkdir, writeFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { innovationCategories, newsCategories } from '@app/contract/education';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { seedDatabase } from '#api/seed/seed.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { seedContent } from '../seed-content.repository.ts';
import { type ContentFile, readContent } from './read-content.ts';

const content = new URL('../../../../../../content/', import.meta.url);

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu)?.length ?? 0;

describe('the content of the product', () => {
  let files: ContentFile[];
  beforeAll(async () => {
    files = await readContent(content);
  });
  const ofKind = (kind: 'news' | 'innovation') =>
    files.flatMap(({ piece, metadata }) => (piece.kind === kind ? [{ ...metadata, ...piece }] : []));
  const distinct = (list: unknown[]) => new Set(list).size;

  test('is twelve articles and fifteen tutorials over all categories, each with a picture of its own', () => {
    const [news, tutorials] = [ofKind('news'), ofKind('innovation')];
    expect(news.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
    expect(tutorials.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, n) => n + 1));
    expect(new Set(news.map(({ category }) => category))).toEqual(new Set(newsCategories));
    expect(new Set(tutorials.map(({ category }) => category))).toEqual(new Set(innovationCategories));
    expect(distinct(files.map(({ metadata }) => metadata.scene))).toBe(27);
    expect(distinct(files.map(({ piece }) => piece.title))).toBe(27);
    expect(distinct(files.map(({ piece }) => piece.excerpt))).toBe(27);
  });

  test('an article has 450 to 800 words, two to four headings and named sources', () => {
    for (const piece of files.map((file) => file.piece)) {
      if (piece.kind !== 'news') continue;
      const { title, fullContent, sources } = piece;
      expect([title, wordsOf(fullContent) >= 450, wordsOf(fullContent) <= 800]).toEqual([title, true, true]);
      const headings = fullContent.split('\n\n').filter((block) => block.startsWith('## ')).length;
      expect([title, headings >= 2, headings <= 4]).toEqual([title, true, true]);
      expect(sources.length).toBeGreaterThan(0);
    }
  });

  test('a tutorial can be followed: materials, steps, time, safety and tips', () => {
    for (const { piece } of files) {
      if (piece.kind !== 'innovation') continue;
      const { title, materials, steps } = piece;
      expect([title, materials.length >= 6, materials.length <= 12]).toEqual([title, true, true]);
      expect([title, steps.length >= 5, steps.length <= 9]).toEqual([title, true, true]);
    }
  });
});

const head = {
  id: 1,
  title: 'Judul yang baik',
  excerpt: 'Ringkasan yang baik.',
  category: 'Sosial',
  author: 'Tim PilahBumi',
  publishedAt: '2026-11-12',
  scene: 'jar-lamp',
  sources: [{ title: 'Sumber, 2026' }],
};
const text = 'Satu paragraf.\n\n## Judul\n\n- satu\n- dua\n';
// JSON is YAML too.
const fileOf = (front: object, body = text) => `---\n${JSON.stringify(front, null, 1)}\n---\n\n${body}`;

/** A folder of content with these articles and nothing else. */
async function folderOf(news: Record<string, string>, tutorials: Record<string, string> = {}): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, files] of Object.entries({ news, tutorials })) {
    await mkdir(join(folder, name));
    for (const [file, source] of Object.entries(files)) await writeFile(join(folder, name, file), source);
  }
  return pathToFileURL(`${folder}/`);
}

describe('a file that is wrong is named with what is wrong', () => {
  const wrong: [string, string, string, RegExp][] = [
    ['an unknown category', '01-a.md', fileOf({ ...head, category: 'Olahraga' }), /category/],
    ['a key that nobody reads', '01-a.md', fileOf({ ...head, tags: [] }), /tags/],
    ['no source', '01-a.md', fileOf({ ...head, sources: [] }), /sources/],
    [
      'an address that is none',
      '01-a.md',
      fileOf({ ...head, sources: [{ title: 'Buku', url: 'x' }] }),
      /url/,
    ],
    ['a long excerpt', '01-a.md', fileOf({ ...head, excerpt: 'x'.repeat(201) }), /excerpt/],
    ['a date that is none', '01-a.md', fileOf({ ...head, publishedAt: '12 November' }), /publishedAt/],
    ['an id of members', '01-a.md', fileOf({ ...head, id: 101 }), /id/],
    ['another id than its name', '02-a.md', fileOf(head), /id: is 1, but the file's name begins with 2/],
    ['a name without number', 'a.md', fileOf(head), /must be named NN/],
    ['no head', '01-a.md', text, /must begin with front matter/],
    ['bold text', '01-a.md', fileOf(head, 'Sangat **penting**.'), /"\*\*" is not supported/],
    ['a link', '01-a.md', fileOf(head, 'Lihat [ini](https://contoh.id).'), /"]\(" is not supported/],
    ['HTML', '01-a.md', fileOf(head, 'Lihat <b>ini</b>.'), /"<b" is not supported/],
    ['a list within a paragraph', '01-a.md', fileOf(head, 'Bawa:\n- tas'), /blank line before/],
    ['a heading within a paragraph', '01-a.md', fileOf(head, '## Judul\nTeks.'), /blank line after/],
  ];
  test.each(wrong)('%s', async (_, name, source, message) => {
    const reading = readContent(await folderOf({ [name]: source, '99-b.md': fileOf({ ...head, id: 99 }) }));
    await expect(reading).rejects.toThrow(`Content that cannot be published:\ncontent/news/${name}`);
    await expect(reading).rejects.toThrow(message);
  });

  test('a step without its paragraph', async () => {
    const { sources: _, ...rest } = head;
    const tutorial = {
      ...rest,
      category: 'DIY',
      difficulty: 'Mudah',
      timeRequired: '1 jam',
      minutes: 60,
      materials: ['1 botol'],
      wasteMaterials: [],
      safety: 'Hati-hati.',
      tips: 'Sabar.',
      sources: [],
    };
    const good = '## Potong\n\nPotong botol.\n';
    const read = async (body: string) =>
      readContent(await folderOf({}, { '01-a.md': fileOf(tutorial, body) }));
    expect(await read(good)).toMatchObject([
      { piece: { steps: [{ title: 'Potong', text: 'Potong botol.' }] } },
    ]);
    await expect(read(`${good}\n## Rekatkan\n`)).rejects.toThrow(
      'step 2 must be a heading and one paragraph',
    );
    await expect(read(`${good}\nSatu lagi.\n\nDan satu.\n`)).rejects.toThrow('step 2');
  });
});

describe('planting', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  /** Every row with the transaction that wrote it last: a row that was written again shows. */
  const traces = async () => {
    const { rows } = await api.deps.pool.query(`
      select 'piece' as of, kind, id, revision as number, xmin::text from app.piece
      union all select 'revision', kind, piece_id, number, xmin::text from app.piece_revision order by 1, 2, 3, 4`);
    return rows;
  };
  const article = async () => (await api.app.inject({ url: '/education/news/1' })).json().article;

  test('twice changes nothing, also when two do it at once', async () => {
    const before = await traces();
    expect(before).toHaveLength(54);
    await Promise.all([seedDatabase(api.env.DATABASE_URL), seedDatabase(api.env.DATABASE_URL)]);
    expect(await traces()).toEqual(before);
  });

  test('a changed file becomes a new revision; likes, views and the old text stay', async () => {
    await api.deps.pool.query("update app.piece set likes = 7, views = 70 where (kind, id) = ('news', 1)");
    const before = await article();
    await seedContent(api.db, await folderOf({ '01-a.md': fileOf(head) }));
    const after = await article();
    expect(after).toMatchObject({ title: head.title, category: 'Sosial', likes: 7, views: 70 });
    expect(after.publishedAt).toBe(before.publishedAt);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    const revisions = await api.db
      .selectFrom('app.piece_revision')
      .select(['number', 'title'])
      .where('kind', '=', 'news')
      .where('piece_id', '=', 1)
      .orderBy('number')
      .execute();
    expect(revisions).toEqual([
      { number: 1, title: before.title },
      { number: 2, title: head.title },
    ]);
    const { news } = (await api.app.inject({ url: '/education/news', query: { q: 'judul baik' } })).json();
    expect(news[0].id).toBe(1);
  });

  test('a wrong file stops it before anything is written', async () => {
    const before = await traces();
    const folder = await folderOf({
      '01-a.md': fileOf({ ...head, title: 'Judul lain' }),
      '02-b.md': fileOf({ ...head, id: 2, scene: 'Bukan Gambar' }),
    });
    await expect(seedContent(api.db, folder)).rejects.toThrow('content/news/02-b.md');
    expect(await traces()).toEqual(before);
  });
});

import { deletePost, editPost, type Post } from '@app/contract/community';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, createPool } from '#api/db/database.ts';
import { emptyForum, fillPosts, readList, writePost } from '#test/community.ts';
import { conduct, type Person } from '#test/conduct.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { indexRows, type Statement } from '#test/index-rows.ts';
import { staff } from '#test/staff.ts';
import { removeLeavingWords } from './leaving-words.service.ts';

let api: TestApi;
let sari: Person;
let moderator: Person;
beforeAll(async () => {
  api = await startTestApi();
  sari = await api.signIn();
  moderator = await staff(api, 'moderator');
});
afterAll(() => api.stop());

const { send, moderate } = conduct(() => api);
const query = (sql: string, values: unknown[] = []) => api.deps.pool.query(sql, values);

beforeEach(async () => {
  await emptyForum(api);
  await settle();
});

const isKnown = async (word: string) =>
  (await query('select from app.post_word where word = $1', [word])).rowCount === 1;
const isListed = async (word: string) =>
  (await query('select from app.leaving_post_word where word = $1', [word])).rowCount === 1;
const passMinute = () =>
  query(`update app.leaving_post_word set removed_at = removed_at - interval '1 minute'`);

/** What the worker does within some minutes. */
async function settle(): Promise<void> {
  await removeLeavingWords(api.db);
  await passMinute();
  await removeLeavingWords(api.db);
}

const write = (content: string) => writePost(api, sari, { title: 'Ember', content });
const remove = async ({ _id }: Post) =>
  expect((await send(deletePost, sari, { postId: _id })).statusCode).toBe(200);

test('words that only a deleted post had are forgotten; those of other posts are not', async () => {
  const gone = await write('Tetangga bernama Wiratmaja menyimpan jelantah.');
  await write('Jelantah disetor ke mana?');
  await remove(gone);
  expect(await isKnown('wiratmaja')).toBe(true);
  await settle();
  expect([await isKnown('wiratmaja'), await isKnown('jelantah'), await isKnown('ember')]).toEqual([
    false,
    true,
    true,
  ]);
  expect((await query('select from app.leaving_post_word')).rowCount).toBe(0);
  expect((await readList(api, sari, { search: 'wirat' })).posts).toEqual([]);
});

test('so are words that an edit takes out', async () => {
  const { _id, title, category, tags } = await write('Hubungi Wiratmaja.');
  const body = { title, category, tags, content: 'Hubungi pengurus.' };
  expect((await send(editPost, sari, { postId: _id }, body)).statusCode).toBe(200);
  await settle();
  expect([await isKnown('wiratmaja'), await isKnown('hubungi'), await isKnown('pengurus')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('and words of a hidden post, until it is restored', async () => {
  const post = await write('Iklan Wiratmaja.');
  expect((await moderate(moderator, { post }, { action: 'hide' })).statusCode).toBe(200);
  await settle();
  expect(await isKnown('wiratmaja')).toBe(false);
  expect((await moderate(moderator, { post }, { action: 'restore' })).statusCode).toBe(200);
  expect(await isKnown('wiratmaja')).toBe(true);
  await settle();
  expect(await isKnown('wiratmaja')).toBe(true);
});

test('a post that was being written meanwhile keeps its words', async () => {
  await remove(await write('Wiratmaja'));
  const writer = await api.deps.pool.connect();
  try {
    await writer.query('begin');
    await writer.query(
      `insert into app.post (title, content, words) values ('Ember', 'Wiratmaja', '''wiratmaja''')`,
    );
    await removeLeavingWords(api.db);
    expect(await isKnown('wiratmaja')).toBe(false);
    await writer.query('commit');
  } finally {
    writer.release();
  }
  // Not yet: others may still be writing.
  await removeLeavingWords(api.db);
  expect([await isKnown('wiratmaja'), await isListed('wiratmaja')]).toEqual([false, true]);
  await passMinute();
  await removeLeavingWords(api.db);
  expect([await isKnown('wiratmaja'), await isListed('wiratmaja')]).toEqual([true, false]);
});

test('a word that is written and deleted again in between is forgotten too', async () => {
  await remove(await write('Wiratmaja'));
  await removeLeavingWords(api.db);
  const again = await write('Wiratmaja');
  expect(await isKnown('wiratmaja')).toBe(true);
  await remove(again);
  await settle();
  expect([await isKnown('wiratmaja'), await isListed('wiratmaja')]).toEqual([false, false]);
});

test('several workers at once, and one that stopped halfway, come to the same', async () => {
  const posts = await Promise.all(
    Array.from({ length: 8 }, (_, index) => write(`Wiratmaja${'abcdefgh'[index]}`)),
  );
  await Promise.all(posts.slice(1).map(remove));
  await Promise.all([removeLeavingWords(api.db), removeLeavingWords(api.db), removeLeavingWords(api.db)]);
  await passMinute();
  await Promise.all([removeLeavingWords(api.db), removeLeavingWords(api.db)]);
  const { rows } = await query(`select word from app.post_word where word like 'wiratmaja%'`);
  expect(rows).toEqual([{ word: 'wiratmajaa' }]);
  expect((await query('select from app.leaving_post_word')).rowCount).toBe(0);
});

test('numbers of phones and identities are never learnt', async () => {
  await write(
    'Telepon 081234567890 atau 0812-3456-7890, KTP 3578123456780001, kode a1b2c3d4e5f, RT05, botol 600ml 3R.',
  );
  const { rows } = await query(`select word from app.post_word where word ~ '[0-9]' order by word`);
  expect(rows.map(({ word }) => word)).toEqual(['rt05']);
  expect(await isKnown('telepon')).toBe(true);
});

test('a common word is decided without gathering the posts that have it', async () => {
  await fillPosts(api, 10_000, sari.id);
  await query(`insert into app.leaving_post_word (word) values ('umum'), ('tiada')`);
  const statements: Statement[] = [];
  const pool = createPool(api.env.DATABASE_URL, 1);
  const db = connect(pool, ({ query: { sql, parameters } }) => statements.push({ sql, parameters }));
  try {
    await removeLeavingWords(db);
    const reading = statements.filter(({ sql }) => sql.includes('app.post as post'));
    expect(reading.length).toBeGreaterThan(2);
    for (const rows of await indexRows(pool, reading, 'post_words_idx')) expect(rows).toBeLessThan(100);
  } finally {
    await db.destroy();
  }
  expect([await isKnown('umum'), await isListed('umum'), await isListed('tiada')]).toEqual([
    true,
    false,
    true,
  ]);
});

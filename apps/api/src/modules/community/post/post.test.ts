import { createPost, deletePost, editPost, listPosts } from '@app/contract/community';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { like, newKey, pathOf, readList, readPost, writePost, writeReply } from '#test/community.ts';
import { eventually } from '#test/eventually.ts';
import { freezeClock } from '#test/frozen-clock.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { startListeningInstance } from '#test/waiting.ts';

let api: TestApi;
let sari: Awaited<ReturnType<TestApi['signIn']>>;
let budi: typeof sari;
beforeAll(async () => {
  api = await startTestApi();
  [sari, budi] = [await api.signIn(), await api.signIn()];
});
afterAll(() => api.stop());

const titles = (posts: { title: string }[]) => posts.map(({ title }) => title);
const edit = (member: typeof sari, postId: string, change: object = {}) =>
  call(api, editPost, {
    headers: member.headers,
    path: pathOf(editPost, postId),
    body: { title: 'Judul baru', content: 'Isi baru', category: 'tips', tags: ['ember'], ...change },
  });
const remove = (member: typeof sari, postId: string) =>
  call(api, deletePost, { headers: member.headers, path: pathOf(deletePost, postId) });

describe('a post', () => {
  test('shows to everybody as it was written, trimmed, with name and opaque id alone', async () => {
    const written = await writePost(api, sari, {
      title: '  Kompos bau  ',
      content: ' Baris satu\r\nBaris dua <b>tebal</b> ',
      tags: ['Kompos', 'kompos', 'Rumah Tangga'],
    });
    expect(written).toMatchObject({
      title: 'Kompos bau',
      content: 'Baris satu\nBaris dua <b>tebal</b>',
      category: 'general',
      tags: ['kompos', 'rumah tangga'],
      author: { _id: sari.id, name: 'Sari' },
      state: 'visible',
      likeCount: 0,
      replyCount: 0,
      isMine: true,
      isFollowed: true,
      photo: null,
    });
    const { post } = await readPost(api, budi, written._id);
    expect(post).toEqual({ ...written, isMine: false, isFollowed: false });
    const response = await call(api, listPosts, { headers: budi.headers });
    expect(response.body).not.toContain(sari.email);
  });

  test('is there at once for who wrote it, first in the list of its category and of all', async () => {
    await readList(api, sari, { category: 'kegiatan' });
    const { _id } = await writePost(api, sari, { title: 'Kerja bakti', category: 'kegiatan' });
    for (const query of [{}, { category: 'kegiatan' }, { sort: 'belum-dijawab' }]) {
      const { posts } = await readList(api, sari, query);
      expect(posts[0]).toMatchObject({ _id, isMine: true, isFollowed: true });
    }
    expect(titles((await readList(api, sari, { category: 'cerita' })).posts)).not.toContain('Kerja bakti');
  });

  test('is made once for one key, however often and however fast it is sent', async () => {
    const headers = { ...sari.headers, ...newKey() };
    const body = { title: 'Kirim ganda', content: 'Tombol ditekan dua kali.' };
    const send = () => call(api, createPost, { headers, body });
    const responses = [...(await Promise.all(Array.from({ length: 8 }, send))), await send()];
    expect(responses.map((response) => response.statusCode)).toEqual(responses.map(() => 200));
    expect(new Set(responses.map((response) => response.json().post._id)).size).toBe(1);
    const { posts } = await readList(api, sari, { search: 'ganda' });
    expect(titles(posts)).toEqual(['Kirim ganda']);
  });

  test('the key of one person means nothing to another, and a new key is a new post', async () => {
    const key = newKey();
    const body = { title: 'Kunci sama', content: 'Isi' };
    const ids = new Set<string>();
    for (const headers of [
      { ...sari.headers, ...key },
      { ...budi.headers, ...key },
      { ...sari.headers, ...newKey() },
      sari.headers,
    ]) {
      ids.add((await call(api, createPost, { headers, body })).json().post._id);
    }
    expect(ids.size).toBe(4);
  });

  test.each([
    ['an empty title', { title: '  ', content: 'Isi' }, 'title'],
    ['no content', { title: 'Judul' }, 'content'],
    ['a title too long', { title: 'a'.repeat(151), content: 'Isi' }, 'title'],
    ['content too long', { title: 'Judul', content: 'a'.repeat(10_001) }, 'content'],
    ['signs that nobody types', { title: 'Judul\u0000', content: 'Isi' }, 'title'],
    ['a category that is none', { title: 'Judul', content: 'Isi', category: 'lain' }, 'category'],
    ['six tags', { title: 'Judul', content: 'Isi', tags: ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'] }, 'tags'],
    ['a tag with signs', { title: 'Judul', content: 'Isi', tags: ["a'b"] }, 'tags.0'],
  ])('is refused with %s', async (_, body, field) => {
    const response = await call(api, createPost, { headers: sari.headers, body });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  test('is refused with a key that is none', async () => {
    const headers = { ...sari.headers, 'idempotency-key': 'x' };
    const response = await call(api, createPost, { headers, body: { title: 'Judul', content: 'Isi' } });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
  });

  test('can be changed, and is found by its new words and no longer by its old ones', async () => {
    const { _id } = await writePost(api, sari, {
      title: 'Tentang kelapa',
      content: 'Sabut',
      tags: ['sabut'],
    });
    const changed = await edit(sari, _id, { content: 'Tentang durian' });
    expect(changed.json().post).toMatchObject({ title: 'Judul baru', category: 'tips', tags: ['ember'] });
    expect(changed.json().post.editedAt).not.toBeNull();
    const found = async (query: Record<string, string>) =>
      (await readList(api, budi, query)).posts.map((post) => post._id);
    expect(await found({ search: 'durian' })).toContain(_id);
    expect(await found({ tag: 'ember' })).toContain(_id);
    expect(await found({ search: 'kelapa' })).not.toContain(_id);
    expect(await found({ tag: 'sabut' })).not.toContain(_id);
    expect((await readList(api, budi, { category: 'tips' })).posts[0]?._id).toBe(_id);
  });

  test('deleted, its words are gone for good and what others replied stays', async () => {
    const { _id } = await writePost(api, sari, { title: 'Rahasia keluarga', content: 'Alamat rumah saya' });
    await writeReply(api, budi, _id, 'Hati-hati.');
    expect((await remove(sari, _id)).json()).toEqual({ success: true });
    const { post } = await readPost(api, budi, _id);
    expect(post).toMatchObject({ title: '[dihapus]', content: '[dihapus]', tags: [], state: 'deleted' });
    expect(post.replies).toMatchObject([{ content: 'Hati-hati.' }]);
    for (const query of [{}, { search: 'rahasia' }, { sort: 'diikuti' }]) {
      expect((await readList(api, sari, query)).posts.map((one) => one._id)).not.toContain(_id);
    }
    const { rows } = await api.deps.pool.query('select post::text from app.post as post where id = $1', [
      _id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/rahasia|alamat/i);
    expect((await remove(sari, _id)).statusCode).toBe(404);
    expect((await edit(sari, _id)).statusCode).toBe(404);
  });

  test('that never was is not found', async () => {
    const never = '7b0a3c1e-1111-4222-8333-444455556666';
    const response = await call(api, listPosts, { headers: sari.headers, path: `/community/posts/${never}` });
    expect(response.statusCode).toBe(404);
    const replies = await call(api, listPosts, {
      headers: sari.headers,
      path: `/community/posts/${never}/replies`,
    });
    expect(replies.statusCode).toBe(404);
  });
});

describe('lists', () => {
  test('pages cover everything once, newest first, twenty at a time', async () => {
    const written: string[] = [];
    for (let n = 0; n < 45; n += 1) {
      written.push((await writePost(api, budi, { title: `Cerita ${n}`, category: 'cerita' }))._id);
    }
    const pages: string[][] = [];
    let cursor: string | null | undefined;
    do {
      const page = await readList(api, sari, { category: 'cerita', ...(cursor && { cursor }) });
      pages.push(page.posts.map(({ _id }) => _id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(pages.flat()).toEqual(written.toReversed());
  });

  test('show the first 300 characters, and the whole when opened', async () => {
    const { _id } = await writePost(api, sari, { content: 'é'.repeat(400), category: 'jual-beli' });
    const [listed] = (await readList(api, budi, { category: 'jual-beli' })).posts;
    expect(listed?.content).toBe('é'.repeat(300));
    expect((await readPost(api, budi, _id)).post.content).toHaveLength(400);
  });

  test('unanswered are those to which nobody else replied', async () => {
    const { _id } = await writePost(api, sari, { category: 'tanya', title: 'Ke mana baterai?' });
    const isListed = async () =>
      (await readList(api, budi, { sort: 'belum-dijawab', category: 'tanya' })).posts.some(
        (post) => post._id === _id,
      );
    await writeReply(api, sari, _id, 'Tambahan dari saya.');
    expect(await isListed()).toBe(true);
    await writeReply(api, budi, _id);
    expect(await isListed()).toBe(false);
  });

  test('the first page that all share tells each their own', async () => {
    const { _id } = await writePost(api, sari, { title: 'Milik bersama' });
    await like(api, budi, _id, true);
    const seenBy = async (member: typeof sari) =>
      (await readList(api, member)).posts.find((post) => post._id === _id);
    const [own, liking, neither] = await Promise.all([
      seenBy(sari),
      seenBy(budi),
      seenBy(await api.signIn()),
    ]);
    expect(own).toMatchObject({ isMine: true, isFollowed: true, liked: false, likes: [] });
    expect(liking).toMatchObject({ isMine: false, isFollowed: false, liked: true, likes: [budi.id] });
    expect(neither).toMatchObject({ isMine: false, isFollowed: false, liked: false, likes: [] });
  });

  test('a thousand concurrent requests share one query to the database', async () => {
    await writePost(api, sari);
    // A new instance has cached nothing, and while the clock stands still nothing expires.
    const instance = await startListeningInstance(api);
    freezeClock();
    const before = api.statements.length;
    const responses = await Promise.all(
      Array.from({ length: 1000 }, () => call(instance, listPosts, { headers: budi.headers })),
    );
    expect(responses.filter((response) => response.statusCode !== 200)).toEqual([]);
    const queries = api.statements.slice(before).filter((text) => text.includes('from app.post as post'));
    // Pinned and newest posts.
    expect(queries).toHaveLength(2);
  });

  test('what is written through one instance is not missed through another', async () => {
    const other = await startListeningInstance(api);
    freezeClock();
    const newest = async () => (await readList(other, budi)).posts[0]?._id;
    await newest();
    const { _id } = await writePost(api, sari);
    expect(await eventually(newest, (id) => id === _id)).toBe(_id);
  });

  test('a cursor that we never gave is refused', async () => {
    for (const cursor of [
      'x',
      ...['["1"]', '[-1]', '{}'].map((text) => Buffer.from(text).toString('base64url')),
    ]) {
      const response = await call(api, listPosts, {
        headers: sari.headers,
        path: `/community/posts?cursor=${cursor}`,
      });
      expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
    }
  });
});

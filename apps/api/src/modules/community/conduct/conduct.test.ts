import {
  createPost,
  createReply,
  editPost,
  editReply,
  likePost,
  likeReply,
  type Post,
} from '@app/contract/community';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePost, writeReply } from '#test/community.ts';
import { conduct, type Person, statuses } from '#test/conduct.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { staff } from '#test/staff.ts';

let api: TestApi;
/** The same installation without a pause between writes. */
let apiWithoutPause: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_POST_PAUSE_NEW: '30', LIMIT_REPLY_PAUSE_NEW: '10', LIMIT_LIKES: '5' });
  apiWithoutPause = await startTestApi({ LIMIT_POSTS_NEW: '5', LIMIT_REPLIES_NEW: '6' });
});
afterAll(() => Promise.all([api.stop(), apiWithoutPause.stop()]));

const withPause = conduct(() => api);
const withoutPause = conduct(() => apiWithoutPause);
const post = { title: 'Botol kaca', content: 'Ke mana membawanya?' };

describe('a new member', () => {
  test('waits half a minute between two posts, and learns how long', async () => {
    const sari = await api.signIn();
    expect((await withPause.send(createPost, sari, {}, post)).statusCode).toBe(200);
    const second = await withPause.send(createPost, sari, {}, post);
    expect([second.statusCode, second.json().code]).toEqual([429, 'write_pause']);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(20);
    expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(30);
  });

  test('writes one post of many that are sent at once', async () => {
    const sari = await api.signIn();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => withPause.send(createPost, sari, {}, post)),
    );
    expect(statuses(responses)).toEqual([200, ...Array(7).fill(429)]);
  });

  test('waits ten seconds between two replies', async () => {
    const sari = await api.signIn();
    const { _id: postId } = await writePost(api, sari);
    const reply = () => withPause.send(createReply, sari, { postId }, { content: 'Ke bank sampah.' });
    expect((await reply()).statusCode).toBe(200);
    const second = await reply();
    expect([second.statusCode, second.json().code]).toEqual([429, 'write_pause']);
    expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(10);
  });

  test('writes five posts and so many replies a day, then is told to go on tomorrow', async () => {
    const sari = await apiWithoutPause.signIn();
    const made: Post[] = [];
    for (let count = 0; count < 5; count += 1) made.push(await writePost(apiWithoutPause, sari));
    const sixth = await withoutPause.send(createPost, sari, {}, post);
    expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'posts_spent']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(86_000);

    const reply = () =>
      withoutPause.send(createReply, sari, { postId: made[0]!._id }, { content: 'Terima kasih.' });
    for (let count = 0; count < 6; count += 1) expect((await reply()).statusCode).toBe(200);
    expect((await reply()).json().code).toBe('replies_spent');
  });

  test('cannot win a day by deleting what they wrote', async () => {
    const sari = await apiWithoutPause.signIn();
    for (let count = 0; count < 5; count += 1) {
      const { _id } = await writePost(apiWithoutPause, sari);
      await apiWithoutPause.app.inject({
        method: 'DELETE',
        url: `/community/posts/${_id}`,
        headers: sari.headers,
      });
    }
    expect((await withoutPause.send(createPost, sari, {}, post)).json().code).toBe('posts_spent');
  });

  test.each([
    ['two links', 'Lihat https://a.example/x dan http://b.example', 400, ['content']],
    ['two names of sites', 'beli di toko-murah.com atau www.jual.id/promo', 400, ['content']],
    ['links without a gap', 'https://a.example/https://b.example/', 400, ['content']],
    ['one link', 'Lihat https://a.example/x, ya.', 200, []],
    ['a mail address and a sentence without gaps', 'Tulis ke a@b.com.Terima kasih. Harga 1.500', 200, []],
  ])('writes at most one link in a text: %s', async (_, content, status, named) => {
    const sari = await api.signIn();
    const response = await withPause.send(createPost, sari, {}, { ...post, content });
    expect([response.statusCode, Object.keys(response.json().fields ?? {})]).toEqual([status, named]);
  });

  test('cannot bring the links in later', async () => {
    const sari = await api.signIn();
    const { _id: postId } = await writePost(api, sari);
    const links = 'https://a.example https://b.example';
    const change = { ...post, category: 'general', tags: [], content: links };
    expect((await withPause.send(editPost, sari, { postId }, change)).json().code).toBe('too_many_links');
  });
});

describe('who has been here for three days', () => {
  test('writes more, and links as they like', async () => {
    const sari = await apiWithoutPause.signIn();
    await withoutPause.setJoinedDaysAgo(sari, 4);
    const links = { ...post, content: 'https://a.example https://b.example' };
    expect((await withoutPause.send(createPost, sari, {}, links)).statusCode).toBe(200);
    const second = await withoutPause.send(createPost, sari, {}, post);
    expect([second.statusCode, second.json().code]).toEqual([429, 'write_pause']);
    expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(5);
  });
});

test('likes have a limit that no reader reaches', async () => {
  const sari = await api.signIn();
  const { _id: postId } = await writePost(api, sari);
  const like = () => withPause.send(likePost, sari, { postId });
  for (let count = 0; count < 5; count += 1) expect((await like()).statusCode).toBe(200);
  expect((await like()).statusCode).toBe(429);
});

describe('who is suspended', () => {
  async function suspended(): Promise<Person> {
    const sari = await apiWithoutPause.signIn();
    expect((await withoutPause.suspend(await staff(apiWithoutPause, 'moderator'), sari, 7)).statusCode).toBe(
      200,
    );
    return sari;
  }

  test('reads, but writes nowhere, and learns until when and where to appeal', async () => {
    const other = await writePost(apiWithoutPause, await apiWithoutPause.signIn());
    const sari = await apiWithoutPause.signIn();
    const own = await writePost(apiWithoutPause, sari, { category: 'tanya' });
    const reply = await writeReply(apiWithoutPause, sari, other._id);
    const answered = await writeReply(apiWithoutPause, await apiWithoutPause.signIn(), own._id);
    await withoutPause.suspend(await staff(apiWithoutPause, 'moderator'), sari, 7);

    const change = { ...post, category: 'general', tags: [] };
    const at = { postId: other._id };
    const refused = [
      await withoutPause.send(createPost, sari, {}, post),
      await withoutPause.send(createReply, sari, at, { content: 'Halo.' }),
      await withoutPause.send(likePost, sari, at),
      await withoutPause.send(editPost, sari, { postId: own._id }, change),
      await withoutPause.report(sari, { post: other }),
      await withoutPause.report(sari, { post: own, reply: answered }),
      await withoutPause.send(editReply, sari, { ...at, replyId: reply._id }, { content: 'Diubah.' }),
      await withoutPause.send(likeReply, sari, { ...at, replyId: reply._id }),
      await withoutPause.choose(sari, own, answered),
    ];
    for (const response of refused) {
      expect([response.statusCode, response.json().code]).toEqual([403, 'suspended']);
      expect(response.json().fields.suspension).toMatch(
        /^Anda bisa menulis lagi pada \d+ \w+ \d{4} pukul .* WIB\./,
      );
    }
    const read = { method: 'GET', url: `/community/posts/${other._id}`, headers: sari.headers } as const;
    expect((await apiWithoutPause.app.inject(read)).statusCode).toBe(200);
  });

  test('writes again when the time is over, or when a moderator ends it', async () => {
    const sari = await suspended();
    await apiWithoutPause.db
      .updateTable('app.suspension')
      .set({ until: new Date(Date.now() - 1000) })
      .where('profile_id', '=', sari.id)
      .execute();
    expect((await withoutPause.send(createPost, sari, {}, post)).statusCode).toBe(200);
    expect(await withoutPause.suspension(sari)).toBeNull();

    const budi = await suspended();
    expect((await withoutPause.suspend(await staff(apiWithoutPause, 'admin'), budi, 0)).statusCode).toBe(200);
    expect((await withoutPause.send(createPost, budi, {}, post)).statusCode).toBe(200);
  });
});

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
/** The same installation, where people may write as fast as they can. */
let calm: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_POST_PAUSE_NEW: '30', LIMIT_REPLY_PAUSE_NEW: '10', LIMIT_LIKES: '5' });
  calm = await startTestApi({ LIMIT_POSTS_NEW: '5', LIMIT_REPLIES_NEW: '6' });
});
afterAll(() => Promise.all([api.stop(), calm.stop()]));

const hasty = conduct(() => api);
const slow = conduct(() => calm);
const post = { title: 'Botol kaca', content: 'Ke mana membawanya?' };

describe('a new member', () => {
  test('waits half a minute between two posts, and learns how long', async () => {
    const sari = await api.signIn();
    expect((await hasty.send(createPost, sari, {}, post)).statusCode).toBe(200);
    const second = await hasty.send(createPost, sari, {}, post);
    expect([second.statusCode, second.json().code]).toEqual([429, 'write_pause']);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(20);
    expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(30);
  });

  test('writes one post of many that are sent at once', async () => {
    const sari = await api.signIn();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => hasty.send(createPost, sari, {}, post)),
    );
    expect(statuses(answers)).toEqual([200, ...Array(7).fill(429)]);
  });

  test('waits ten seconds between two replies', async () => {
    const sari = await api.signIn();
    const { _id: postId } = await writePost(api, sari);
    const reply = () => hasty.send(createReply, sari, { postId }, { content: 'Ke bank sampah.' });
    expect((await reply()).statusCode).toBe(200);
    const second = await reply();
    expect([second.statusCode, second.json().code]).toEqual([429, 'write_pause']);
    expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(10);
  });

  test('writes five posts and so many replies a day, then is told to go on tomorrow', async () => {
    const sari = await calm.signIn();
    const made: Post[] = [];
    for (let count = 0; count < 5; count += 1) made.push(await writePost(calm, sari));
    const sixth = await slow.send(createPost, sari, {}, post);
    expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'posts_spent']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(86_000);

    const reply = () => slow.send(createReply, sari, { postId: made[0]!._id }, { content: 'Terima kasih.' });
    for (let count = 0; count < 6; count += 1) expect((await reply()).statusCode).toBe(200);
    expect((await reply()).json().code).toBe('replies_spent');
  });

  test('cannot win a day by deleting what they wrote', async () => {
    const sari = await calm.signIn();
    for (let count = 0; count < 5; count += 1) {
      const { _id } = await writePost(calm, sari);
      await calm.app.inject({ method: 'DELETE', url: `/community/posts/${_id}`, headers: sari.headers });
    }
    expect((await slow.send(createPost, sari, {}, post)).json().code).toBe('posts_spent');
  });

  test.each([
    ['two links', 'Lihat https://a.example/x dan http://b.example', 400, ['content']],
    ['two names of sites', 'beli di toko-murah.com atau www.jual.id/promo', 400, ['content']],
    ['links without a gap', 'https://a.example/https://b.example/', 400, ['content']],
    ['one link', 'Lihat https://a.example/x, ya.', 200, []],
    ['a mail address and a sentence without gaps', 'Tulis ke a@b.com.Terima kasih. Harga 1.500', 200, []],
  ])('writes at most one link in a text: %s', async (_, content, status, named) => {
    const sari = await api.signIn();
    const answer = await hasty.send(createPost, sari, {}, { ...post, content });
    expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([status, named]);
  });

  test('cannot bring the links in later', async () => {
    const sari = await api.signIn();
    const { _id: postId } = await writePost(api, sari);
    const links = 'https://a.example https://b.example';
    const change = { ...post, category: 'general', tags: [], content: links };
    expect((await hasty.send(editPost, sari, { postId }, change)).json().code).toBe('too_many_links');
  });
});

describe('who has been here for three days', () => {
  test('writes more, and links as they like', async () => {
    const sari = await calm.signIn();
    await slow.joined(sari, 4);
    const links = { ...post, content: 'https://a.example https://b.example' };
    expect((await slow.send(createPost, sari, {}, links)).statusCode).toBe(200);
    const second = await slow.send(createPost, sari, {}, post);
    expect([second.statusCode, second.json().code]).toEqual([429, 'write_pause']);
    expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(5);
  });
});

test('likes have a limit that no reader reaches', async () => {
  const sari = await api.signIn();
  const { _id: postId } = await writePost(api, sari);
  const like = () => hasty.send(likePost, sari, { postId });
  for (let count = 0; count < 5; count += 1) expect((await like()).statusCode).toBe(200);
  expect((await like()).statusCode).toBe(429);
});

describe('who is suspended', () => {
  async function suspended(): Promise<Person> {
    const sari = await calm.signIn();
    expect((await slow.suspend(await staff(calm, 'moderator'), sari, 7)).statusCode).toBe(200);
    return sari;
  }

  test('reads, but writes nowhere, and learns until when and where to appeal', async () => {
    const other = await writePost(calm, await calm.signIn());
    const sari = await calm.signIn();
    const own = await writePost(calm, sari, { category: 'tanya' });
    const reply = await writeReply(calm, sari, other._id);
    const answered = await writeReply(calm, await calm.signIn(), own._id);
    await slow.suspend(await staff(calm, 'moderator'), sari, 7);

    const change = { ...post, category: 'general', tags: [] };
    const at = { postId: other._id };
    const refused = [
      await slow.send(createPost, sari, {}, post),
      await slow.send(createReply, sari, at, { content: 'Halo.' }),
      await slow.send(likePost, sari, at),
      await slow.send(editPost, sari, { postId: own._id }, change),
      await slow.report(sari, { post: other }),
      await slow.report(sari, { post: own, reply: answered }),
      await slow.send(editReply, sari, { ...at, replyId: reply._id }, { content: 'Diubah.' }),
      await slow.send(likeReply, sari, { ...at, replyId: reply._id }),
      await slow.choose(sari, own, answered),
    ];
    for (const answer of refused) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'suspended']);
      expect(answer.json().fields.suspension).toMatch(
        /^Anda bisa menulis lagi pada \d+ \w+ \d{4} pukul .* WIB\./,
      );
    }
    const read = { method: 'GET', url: `/community/posts/${other._id}`, headers: sari.headers } as const;
    expect((await calm.app.inject(read)).statusCode).toBe(200);
  });

  test('writes again when the time is over, or when a moderator ends it', async () => {
    const sari = await suspended();
    await calm.db
      .updateTable('app.suspension')
      .set({ until: new Date(Date.now() - 1000) })
      .where('profile_id', '=', sari.id)
      .execute();
    expect((await slow.send(createPost, sari, {}, post)).statusCode).toBe(200);
    expect(await slow.standing(sari)).toBeNull();

    const budi = await suspended();
    expect((await slow.suspend(await staff(calm, 'admin'), budi, 0)).statusCode).toBe(200);
    expect((await slow.send(createPost, budi, {}, post)).statusCode).toBe(200);
  });
});

import {
  chooseBestReply,
  createReply,
  deleteReply,
  editReply,
  likeReply,
  listReplies,
} from '@app/contract/community';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { newKey, pathOf, readList, readPost, writePost, writeReply } from '#test/community.ts';
import { withAdminConnection } from '#test/databases.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { waitForLockWaiters } from '#test/waiting.ts';

let api: TestApi;
let sari: Awaited<ReturnType<TestApi['signIn']>>;
let budi: typeof sari;
beforeAll(async () => {
  api = await startTestApi();
  [sari, budi] = [await api.signIn(), await api.signIn()];
});
afterAll(() => api.stop());

type At = { postId: string; replyId: string };
const change = (member: typeof sari, { postId, replyId }: At, content = 'Diubah.') =>
  call(api, editReply, {
    headers: member.headers,
    path: pathOf(editReply, postId, replyId),
    body: { content },
  });
const remove = (member: typeof sari, { postId, replyId }: At) =>
  call(api, deleteReply, { headers: member.headers, path: pathOf(deleteReply, postId, replyId) });
const choose = (member: typeof sari, postId: string, replyId: string | null) =>
  call(api, chooseBestReply, {
    headers: member.headers,
    path: pathOf(chooseBestReply, postId),
    body: { replyId },
  });

describe('a reply', () => {
  test('comes back with the whole post, and is counted', async () => {
    const { _id } = await writePost(api, sari);
    await writeReply(api, sari, _id, 'Pertama.');
    const response = await call(api, createReply, {
      headers: budi.headers,
      path: pathOf(createReply, _id),
      body: { content: '  Kedua.  ' },
    });
    const { success, post, reply, nextReplyCursor } = createReply.response.parse(response.json());
    expect([success, post.replyCount, nextReplyCursor]).toEqual([true, 2, null]);
    expect(post.replies.map(({ content }) => content)).toEqual(['Pertama.', 'Kedua.']);
    expect(reply).toEqual(post.replies[1]);
    const listed = (await readList(api, sari)).posts.find((one) => one._id === _id);
    expect([listed?.replyCount, listed?.replies]).toEqual([2, []]);
  });

  test('is made once for one key', async () => {
    const { _id } = await writePost(api, sari);
    const given = {
      headers: { ...budi.headers, ...newKey() },
      path: pathOf(createReply, _id),
      body: { content: 'Sekali.' },
    };
    const responses = await Promise.all(Array.from({ length: 6 }, () => call(api, createReply, given)));
    expect(new Set(responses.map((response) => response.json().reply._id)).size).toBe(1);
    expect((await readPost(api, sari, _id)).post.replyCount).toBe(1);
  });

  test('survives a migration that wants the same tables in another order', async () => {
    const { _id } = await writePost(api, sari);
    // Only a superuser may set the time after which a deadlock is looked for.
    await withAdminConnection(async (migration) => {
      await migration.query(`begin; set local deadlock_timeout = '1min'; lock table app.reply`);
      const response = call(api, createReply, {
        headers: budi.headers,
        path: pathOf(createReply, _id),
        body: { content: 'Di tengah pembaruan.' },
      });
      await waitForLockWaiters(api.db, 1);
      await migration.query('lock table app.profile; commit');
      expect((await response).statusCode).toBe(200);
    }, new URL(api.env.DATABASE_URL).pathname.slice(1));
    expect((await readPost(api, budi, _id)).post.replyCount).toBe(1);
    expect(api.logged.join()).not.toContain('deadlock');
  });

  test('pages cover all replies once, oldest first', async () => {
    const { _id } = await writePost(api, sari);
    const written: string[] = [];
    for (let n = 0; n < 43; n += 1) written.push((await writeReply(api, budi, _id, `Balasan ${n}`))._id);
    const first = await readPost(api, sari, _id);
    const seen = first.post.replies.map((reply) => reply._id);
    let cursor = first.nextReplyCursor;
    while (cursor) {
      const path = `${pathOf(listReplies, _id)}?cursor=${cursor}`;
      const response = (await call(api, listReplies, { headers: sari.headers, path })).json();
      const page = listReplies.response.parse(response);
      seen.push(...page.replies.map((reply) => reply._id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(written);
    expect(first.post.replyCount).toBe(43);
  });

  test('can be changed and taken away by who wrote it; its place stays, its words do not', async () => {
    const { _id: postId } = await writePost(api, sari);
    const { _id: replyId } = await writeReply(api, budi, postId, 'Nomor saya 0812');
    const changed = (await change(budi, { postId, replyId })).json();
    expect(changed.reply).toMatchObject({ content: 'Diubah.', isMine: true });
    expect(changed.reply.editedAt).not.toBeNull();
    expect((await remove(budi, { postId, replyId })).statusCode).toBe(200);
    const { post } = await readPost(api, sari, postId);
    expect(post.replyCount).toBe(0);
    expect(post.replies).toMatchObject([{ _id: replyId, content: '[dihapus]', state: 'deleted' }]);
    expect((await remove(budi, { postId, replyId })).statusCode).toBe(404);
    expect((await change(budi, { postId, replyId })).statusCode).toBe(404);
    expect((await readPost(api, sari, postId)).post.replyCount).toBe(0);
  });

  test('a like says how many there are now, with the whole post', async () => {
    const { _id: postId } = await writePost(api, sari);
    const { _id: replyId } = await writeReply(api, budi, postId);
    const press = async () =>
      likeReply.response.parse(
        (
          await call(api, likeReply, { headers: sari.headers, path: pathOf(likeReply, postId, replyId) })
        ).json(),
      );
    const on = await press();
    expect([on.liked, on.likeCount]).toEqual([true, 1]);
    expect(on.post.replies[0]).toMatchObject({ likeCount: 1, liked: true, likes: [sari.id] });
    const off = await press();
    expect([off.liked, off.likeCount, off.post.replies[0]?.likeCount]).toEqual([false, 0, 0]);
  });

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['too much', 'a'.repeat(5001)],
    ['signs that nobody types', 'a\u0007b'],
  ])('with %s is refused', async (_, content) => {
    const { _id } = await writePost(api, sari);
    const response = await call(api, createReply, {
      headers: budi.headers,
      path: pathOf(createReply, _id),
      body: { content },
    });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['content']]);
  });

  test('is refused where a post is gone, hidden or closed', async () => {
    const reply = (postId: string) =>
      call(api, createReply, {
        headers: budi.headers,
        path: pathOf(createReply, postId),
        body: { content: 'Masih bisa?' },
      });
    const { _id } = await writePost(api, sari);
    const given = { postId: _id, replyId: (await writeReply(api, budi, _id))._id };
    await api.db.updateTable('app.post').set({ is_locked: true }).where('id', '=', _id).execute();
    expect((await reply(_id)).json().code).toBe('post_locked');
    expect((await change(budi, given)).json().code).toBe('post_locked');
    expect((await remove(budi, given)).statusCode).toBe(200);
    await api.db.updateTable('app.post').set({ state: 'hidden' }).where('id', '=', _id).execute();
    expect((await reply(_id)).statusCode).toBe(404);
    expect((await readPost(api, budi, _id)).post).toMatchObject({
      title: '[disembunyikan moderator]',
      content: '[disembunyikan moderator]',
      state: 'hidden',
    });
  });
});

describe('the reply that helped most', () => {
  test('is chosen by who asked, and no longer when it is gone', async () => {
    const { _id: postId } = await writePost(api, sari, { category: 'tanya' });
    const { _id: replyId } = await writeReply(api, budi, postId);
    const best = async () => (await readPost(api, budi, postId)).post.bestReplyId;
    expect((await choose(sari, postId, replyId)).statusCode).toBe(200);
    expect(await best()).toBe(replyId);
    expect((await choose(sari, postId, null)).statusCode).toBe(200);
    expect(await best()).toBeNull();
    await choose(sari, postId, replyId);
    await remove(budi, { postId, replyId });
    expect(await best()).toBeNull();
  });

  test('is none of another post, none that is gone, and only of a question', async () => {
    const question = await writePost(api, sari, { category: 'tanya' });
    const other = await writePost(api, sari);
    const elsewhere = await writeReply(api, budi, other._id);
    const gone = await writeReply(api, budi, question._id);
    await remove(budi, { postId: question._id, replyId: gone._id });
    expect((await choose(sari, question._id, elsewhere._id)).statusCode).toBe(404);
    expect((await choose(sari, question._id, gone._id)).statusCode).toBe(404);
    expect((await choose(sari, other._id, elsewhere._id)).json().code).toBe('not_allowed');
    expect((await choose(budi, question._id, null)).json().code).toBe('not_allowed');
  });
});

import { likePost, likeReply } from '@app/contract/community';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runPeriodically } from '#api/jobs/run-periodically.ts';
import { call } from '#test/call.ts';
import { like, pathOf, readList, readPost, writePost, writeReply } from '#test/community.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { seeded } from '#test/random.ts';
import { finishDeletions } from '#test/departures.ts';
import { foldLikes } from './fold-likes.repository.ts';
import { popularThreshold } from './popular-likes.ts';

let api: TestApi;
type Member = Awaited<ReturnType<TestApi['signIn']>>;
let members: Member[];
let sari: Member;
let budi: Member;
beforeAll(async () => {
  api = await startTestApi();
  members = await Promise.all(Array.from({ length: 32 }, () => api.signIn()));
  [sari, budi] = members as [Member, Member];
});
afterAll(() => api.stop());

const countOf = async (postId: string) => (await readPost(api, sari, postId)).post.likeCount;
const counter = async (postId: string) => {
  const stats = api.db.selectFrom('app.post_stats').select('like_count').where('post_id', '=', postId);
  return (await stats.executeTakeFirstOrThrow()).like_count;
};
const rowsOf = (postId: string) =>
  api.db
    .selectFrom('app.post_like')
    .select(['profile_id', 'liked', 'counted'])
    .where('post_id', '=', postId)
    .execute();

describe('a like', () => {
  test('each call turns it over, as the specification has it', async () => {
    const { _id } = await writePost(api, sari);
    const results = [await like(api, budi, _id), await like(api, budi, _id), await like(api, budi, _id)];
    expect(results.map(({ liked, likeCount }) => [liked, likeCount])).toEqual([
      [true, 1],
      [false, 0],
      [true, 1],
    ]);
  });

  test('with a wanted state, saying the same twice changes nothing', async () => {
    const { _id } = await writePost(api, sari);
    for (const [liked, likeCount] of [
      [false, 0],
      [true, 1],
      [true, 1],
      [false, 0],
      [false, 0],
    ] as const) {
      expect(await like(api, budi, _id, liked)).toEqual({ success: true, liked, likeCount });
    }
  });

  test('of many at once counts once a person, and nobody learns who', async () => {
    const { _id } = await writePost(api, sari);
    await Promise.all([...members, ...members].map((person) => like(api, person, _id, true)));
    const { post } = await readPost(api, budi, _id);
    expect([post.likeCount, post.likes]).toEqual([32, [budi.id]]);
    expect(await rowsOf(_id)).toHaveLength(32);
  });

  test('is exact before, while and after the worker counts', async () => {
    const { _id } = await writePost(api, sari);
    await like(api, budi, _id, true);
    expect([await countOf(_id), await counter(_id)]).toEqual([1, 0]);
    await foldLikes(api.db);
    expect([await countOf(_id), await counter(_id)]).toEqual([1, 1]);
    await like(api, budi, _id, false);
    expect([await countOf(_id), await counter(_id)]).toEqual([0, 1]);
    await foldLikes(api.db);
    await foldLikes(api.db);
    expect([await countOf(_id), await counter(_id)]).toEqual([0, 0]);
    const reply = await writeReply(api, sari, _id);
    const path = pathOf(likeReply, _id, reply._id);
    await call(api, likeReply, { headers: budi.headers, path });
    await foldLikes(api.db);
    expect((await call(api, likeReply, { headers: sari.headers, path })).json().likeCount).toBe(2);
  });

  test('of what is gone, hidden or never was is not found', async () => {
    const { _id } = await writePost(api, sari);
    const reply = await writeReply(api, sari, _id);
    const other = await writePost(api, sari);
    const press = (route: typeof likePost | typeof likeReply, postId: string, replyId?: string) =>
      call(api, route, { headers: budi.headers, path: pathOf(route, postId, replyId) });
    expect((await press(likeReply, other._id, reply._id)).statusCode).toBe(404);
    await api.db.updateTable('app.post').set({ state: 'hidden' }).where('id', '=', _id).execute();
    expect((await press(likePost, _id)).statusCode).toBe(404);
    expect((await press(likeReply, _id, reply._id)).statusCode).toBe(404);
    expect((await press(likePost, '7b0a3c1e-1111-4222-8333-444455556666')).statusCode).toBe(404);
    expect(await rowsOf(_id)).toEqual([]);
  });
});

describe('races on one post', () => {
  test('64 likes and unlikes of 32 people at once, while the worker counts, end in the exact count', async () => {
    const { _id } = await writePost(api, sari);
    const other = await api.startInstance();
    const counting = [api.db, other.deps.db].map((db) =>
      runPeriodically('count likes', 1, () => foldLikes(db), api.deps.log),
    );
    const { below } = seeded(64);
    for (let round = 0; round < 6; round += 1) {
      const presses = [...members, ...members].toSorted(() => below(3) - 1);
      // Two instances of the API, and each person toggles twice concurrently, so every like ends in its old state.
      const responses = await Promise.all(
        presses.map((person, place) => like(place % 2 ? api : other, person, _id)),
      );
      for (const { likeCount } of responses) expect(likeCount).toBeLessThanOrEqual(32);
      const likers = members.filter(() => below(2) === 1);
      await Promise.all(
        members.flatMap((person) => {
          const liked = likers.includes(person);
          return [like(api, person, _id, liked), like(other, person, _id, liked)];
        }),
      );
      expect(await countOf(_id)).toBe(likers.length);
      const liking = (await rowsOf(_id)).filter((row) => row.liked).map((row) => row.profile_id);
      expect(liking.toSorted()).toEqual(likers.map(({ id }) => id).toSorted());
    }
    const last = await countOf(_id);
    await Promise.all(counting.map((work) => work.stop()));
    await foldLikes(api.db);
    expect([await counter(_id), await countOf(_id)]).toEqual([last, last]);
    expect((await rowsOf(_id)).every((row) => row.liked === row.counted)).toBe(true);
    expect(api.logged.filter((line) => line.includes('periodic work failed'))).toEqual([]);
  });

  test('what many like at once is added up without the worker', async () => {
    const { _id } = await writePost(api, sari);
    const four = members.slice(0, 4);
    // An odd number of times: in the end all four like it.
    for (let time = 0; time < popularThreshold / four.length; time += 1)
      await Promise.all(four.map((person) => like(api, person, _id)));
    await expect.poll(() => counter(_id)).toBeGreaterThan(0);
    expect(await countOf(_id)).toBe(four.length);
  });

  test('each of 32 people pressing once and once more is back where they were', async () => {
    const { _id } = await writePost(api, sari);
    await Promise.all([...members, ...members].map((person) => like(api, person, _id)));
    expect(await countOf(_id)).toBe(0);
  });
});

describe('who deletes their account', () => {
  test('takes their likes along, counted or not, and leaves the words to "Anonim"', async () => {
    const [gone, { _id: liked }, { _id: uncounted }] = [
      await api.signIn(),
      await writePost(api, sari),
      await writePost(api, sari),
    ];
    const own = await writePost(api, gone, { title: 'Tinggal tulisan' });
    const reply = await writeReply(api, gone, liked, 'Tinggal balasan');
    await like(api, gone, liked, true);
    await like(api, budi, liked, true);
    await foldLikes(api.db);
    await like(api, gone, uncounted, true);
    await api.deps.pool.query('delete from auth.users where id = $1', [gone.id]);
    await finishDeletions(api);
    await foldLikes(api.db);
    expect([await countOf(liked), await countOf(uncounted), await counter(liked)]).toEqual([1, 0, 1]);
    const { post } = await readPost(api, sari, own._id);
    expect(post).toMatchObject({ title: 'Tinggal tulisan', author: { _id: null, name: 'Anonim' } });
    const { replies } = (await readPost(api, sari, liked)).post;
    expect(replies).toMatchObject([{ _id: reply._id, author: { _id: null, name: 'Anonim' } }]);
    const listed = (await readList(api, sari)).posts.find((one) => one._id === own._id);
    expect(listed).toMatchObject({ author: { _id: null, name: 'Anonim' }, isMine: false });
    const left = await api.db
      .selectFrom('app.post_like')
      .select('post_id')
      .where('profile_id', '=', gone.id)
      .execute();
    expect(left).toEqual([]);
  });
});

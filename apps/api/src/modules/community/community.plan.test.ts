import { randomUUID } from 'node:crypto';
import { createReply, likePost, likeReply, listPosts, listReplies, showPost } from '@app/contract/community';
import type { Route } from '@app/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { fillPosts, pathOf, readList, readPost } from '#test/community.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { plansOf } from '#test/plans.ts';
import { departedPostLikes } from './departed-authors.repository.ts';
import { foldLikes, foldLikesOf } from './like/fold-likes.repository.ts';

let api: TestApi;
let sari: Awaited<ReturnType<TestApi['signIn']>>;
/** A member who wrote all posts and follows a tenth of them. */
let author: typeof sari;
beforeAll(async () => {
  api = await startTestApi();
  [sari, author] = [await api.signIn(), await api.signIn()];
  await fillPosts(api, 20_000, author.id);
});
afterAll(() => api.stop());

type Query = Record<string, string>;
const tables = /app"?\."?(post|reply)(_stats|_like|_follow|_word)?\b/;
const wholeTable =
  /Seq Scan on (post|post_stats|post_like|post_follow|post_word|reply\w*|stats|mark|own|other|known|follow)\b/;

const plansFor = (work: () => Promise<{ statusCode: number }>) =>
  plansOf(api, async () => expect((await work()).statusCode).toBe(200), tables);
const listed = (query: Query, member = sari) =>
  plansFor(() =>
    call(api, listPosts, {
      headers: member.headers,
      path: `${listPosts.path}?${new URLSearchParams(query)}`,
    }),
  );
const nextPage = async (query: Query, member = sari) => {
  const { nextCursor } = await readList(api, member, query);
  return listed({ ...query, cursor: nextCursor ?? '' }, member);
};

describe('a page is read along the index of its order, and nothing is sorted', () => {
  const lists: [string, Query, RegExp][] = [
    // The index of all numbers is as good while nearly everything can be seen.
    ['everything', {}, /using (post_newest_idx|post_seq_key) on post/],
    ['a rare category', { category: 'cerita' }, /using post_category_idx on post/],
    ['unanswered', { sort: 'belum-dijawab' }, /using post_unanswered_idx on post/],
    [
      'unanswered of a rare category',
      { sort: 'belum-dijawab', category: 'cerita' },
      /using post_unanswered_category_idx on post/,
    ],
  ];
  test.each(lists)('%s', async (_, query, index) => {
    const shared = await listed(query);
    const newest = shared.find((plan) => !plan.includes('post_pinned_idx') && plan.includes('Limit'));
    for (const plan of [newest, ...(await nextPage(query))]) {
      expect(plan).toMatch(index);
      expect(plan).not.toContain('Sort');
      expect(plan).not.toMatch(wholeTable);
    }
    // The pinned are three at most.
    for (const plan of shared) expect(plan).not.toMatch(wholeTable);
  });

  test('what somebody follows: posts are fetched one by one, until the page is full', async () => {
    const pages = [
      await listed({ sort: 'diikuti' }, author),
      await nextPage({ sort: 'diikuti' }, author),
      await listed({ sort: 'diikuti', search: 'umum' }, author),
    ];
    for (const plan of pages.map((found) => found.at(-1))) {
      expect(plan).toMatch(/Limit[\s\S]*post_follow_newest_idx[\s\S]*Index Scan using post_pkey on post/);
      expect(plan).not.toMatch(wholeTable);
    }
  });

  test('replies', async () => {
    const { posts } = await readList(api, sari, { cursor: Buffer.from('[19001]').toString('base64url') });
    const [plan] = await plansFor(() =>
      call(api, listReplies, { headers: sari.headers, path: pathOf(listReplies, posts[0]!._id) }),
    );
    expect(plan).toContain('Index Scan using reply_0_page_idx on reply_0');
    expect(plan).not.toMatch(wholeTable);
  });
});

describe('words', () => {
  test('that are common are found by a walk along the newest', async () => {
    const found = await listed({ search: 'umum' });
    expect(found.at(-1)).toMatch(/using (post_newest_idx|post_seq_key) on post/);
    expect(found.join()).not.toContain('post_words_idx');
    for (const plan of found) expect(plan).not.toMatch(wholeTable);
  });

  test.each([
    ['rare', { search: 'langka' }],
    ['in no post', { search: 'tiadaduanya' }],
    ['rare, in a category', { search: 'langka', category: 'tips' }],
    ['rare, unanswered', { search: 'langka', sort: 'belum-dijawab' }],
    ['a tag', { tag: 'kompos' }],
  ])('%s: through the index of words and through no other', async (_, query) => {
    const found = await listed(query);
    const searched = found.filter((plan) => plan.includes('post_words_idx'));
    expect(searched.length).toBeGreaterThan(0);
    for (const plan of searched) expect(plan).not.toContain('BitmapAnd');
    for (const plan of found) expect(plan).not.toMatch(wholeTable);
  });
});

test('no action of one person reads a table from end to end', async () => {
  const { posts } = await readList(api, sari, { cursor: Buffer.from('[19001]').toString('base64url') });
  const postId = posts[0]!._id;
  const replyId = (await readPost(api, sari, postId)).post.replies[0]!._id;
  const actions: [Route, object?][] = [
    [showPost],
    [likePost],
    [likeReply],
    [createReply, { content: 'Baik.' }],
  ];
  for (const [route, body] of actions) {
    const found = await plansFor(() =>
      call(api, route, {
        headers: sari.headers,
        path: pathOf(route, postId, replyId),
        ...(body && { body }),
      }),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const plan of found)
      expect([route.path, plan.match(wholeTable)?.[0]]).toEqual([route.path, undefined]);
  }
});

test('new likes are found by their own small index, among all that are counted', async () => {
  const fold = async () => {
    await foldLikes(api.db);
    await foldLikesOf(api.db, 'post', randomUUID());
  };
  for (const plan of await plansOf(api, fold, /app"?\."?post_like/)) {
    expect(plan).toContain('post_like_uncounted_idx');
    expect(plan).not.toMatch(wholeTable);
  }
  const removed = await plansOf(
    api,
    async () => void (await departedPostLikes(api.db, randomUUID(), () => false)),
    /app"?\."?post_like/,
  );
  expect(removed.join()).not.toMatch(wholeTable);
});

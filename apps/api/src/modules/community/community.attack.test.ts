import * as contract from '@app/contract/community';
import type { Route } from '@app/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { like, newKey, pathOf, readList, readPost, writePost, writeReply } from '#test/community.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';

let api: TestApi;
let sari: Awaited<ReturnType<TestApi['signIn']>>;
let budi: typeof sari;
let postId: string;
let replyId: string;
beforeAll(async () => {
  api = await startTestApi();
  [sari, budi] = [await api.signIn(), await api.signIn()];
  postId = (await writePost(api, sari, { title: 'Milik Sari', category: 'tanya' }))._id;
  replyId = (await writeReply(api, sari, postId, 'Balasan Sari'))._id;
});
afterAll(() => api.stop());

const { editPost, deletePost, editReply, deleteReply, chooseBestReply, createReply, createPost, likePost } =
  contract;
const changed = { title: 'Diganti', content: 'Diganti', category: 'tips', tags: [] };

describe('a visitor', () => {
  const routes = Object.values(contract).filter(
    (part): part is Route & typeof part => typeof part === 'object' && 'method' in part && 'path' in part,
  );

  test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'is refused: %s',
    async (_, route) => {
      const path = pathOf(route, postId, replyId).replace(':memberId', sari.id);
      for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: sari.token }]) {
        const response = await call(api, route, {
          headers,
          path,
          ...(route.method !== 'GET' && { body: {} }),
        });
        expect([response.statusCode, response.json().code]).toEqual([401, 'not_signed_in']);
        expect(response.body).not.toContain('Milik Sari');
      }
    },
  );

  test('whose session has ended is one', async () => {
    const gone = await api.signIn();
    await api.db.deleteFrom('app.session').where('profile_id', '=', gone.id).execute();
    const response = await call(api, createPost, { headers: gone.headers, body: changed });
    expect(response.statusCode).toBe(401);
  });
});

describe('what belongs to another', () => {
  const actions: [string, Route, (() => object)?][] = [
    ['a post changed', editPost, () => changed],
    ['a post deleted', deletePost],
    ['a reply changed', editReply, () => ({ content: 'Diganti' })],
    ['a reply deleted', deleteReply],
    ['a best reply chosen', chooseBestReply, () => ({ replyId })],
  ];
  test.each(actions)('cannot be touched: %s', async (_, route, bodyOf) => {
    const path = pathOf(route, postId, replyId);
    const given = bodyOf?.();
    for (const role of ['member', 'editor', 'moderator', 'admin'] as const) {
      const { headers } = await api.signIn(role);
      const response = await call(api, route, { headers, path, ...(given && { body: given }) });
      expect([role, response.statusCode, response.json().code]).toEqual([role, 403, 'not_allowed']);
    }
    const { post } = await readPost(api, budi, postId);
    expect(post).toMatchObject({ title: 'Milik Sari', state: 'visible', bestReplyId: null, editedAt: null });
    expect(post.replies).toMatchObject([{ content: 'Balasan Sari', state: 'visible', editedAt: null }]);
  });

  test('a reply is reached through its own post alone', async () => {
    const other = await writePost(api, sari);
    for (const [route, body] of [
      [editReply, { content: 'Lewat pintu lain' }],
      [deleteReply, undefined],
    ] as const) {
      const response = await call(api, route, {
        headers: sari.headers,
        path: pathOf(route, other._id, replyId),
        ...(body && { body }),
      });
      expect(response.statusCode).toBe(404);
    }
  });

  test('who has gone owns nothing: "Anonim" is nobody', async () => {
    const gone = await api.signIn();
    const { _id } = await writePost(api, gone);
    await api.deps.pool.query('delete from auth.users where id = $1', [gone.id]);
    const response = await call(api, editPost, {
      headers: budi.headers,
      path: pathOf(editPost, _id),
      body: changed,
    });
    expect(response.statusCode).toBe(403);
  });

  test('the picture of another cannot be shown as one’s own', async () => {
    const { id } = await api.db
      .insertInto('app.picture')
      .values({ owner_id: sari.id, photo_key: 'picture/rahasia-milik-sari-saja' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const body = { ...changed, pictureId: id };
    const refused = await call(api, createPost, { headers: budi.headers, body });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'picture_gone']);
    const own = await call(api, createPost, { headers: sari.headers, body });
    expect(own.json().post.photo).toContain('X-Amz-Signature');
    const again = await call(api, createPost, { headers: sari.headers, body });
    expect(again.json().code).toBe('picture_gone');
    const path = pathOf(deletePost, own.json().post._id);
    expect((await call(api, deletePost, { headers: sari.headers, path })).statusCode).toBe(200);
    const left = await api.db.selectFrom('app.picture').select('id').where('id', '=', id).execute();
    expect(left).toEqual([]);
  });
});

describe('what a sender says about themself', () => {
  test('counts for nothing: author, state, counters and ids are ours', async () => {
    const response = await call(api, createPost, {
      headers: budi.headers,
      body: {
        ...changed,
        _id: postId,
        seq: 1,
        author: { _id: sari.id, name: 'Sari' },
        author_id: sari.id,
        likeCount: 1000,
        isPinned: true,
        state: 'hidden',
      },
    });
    expect(response.json().post).toMatchObject({
      author: { _id: budi.id },
      likeCount: 0,
      isPinned: false,
      state: 'visible',
    });
    expect(response.json().post._id).not.toBe(postId);
  });

  test('a key of a post cannot be used for a reply', async () => {
    const key = newKey();
    const headers = { ...budi.headers, ...key };
    await call(api, createPost, { headers, body: changed });
    const response = await call(api, createReply, {
      headers,
      path: pathOf(createReply, postId),
      body: { content: 'Kunci lama' },
    });
    expect(response.statusCode).toBe(400);
  });

  test('liking twice counts once, and nobody likes in the name of another', async () => {
    const { _id } = await writePost(api, sari);
    const path = pathOf(likePost, _id);
    const body = { liked: true, profileId: sari.id, likeCount: 99 };
    for (let n = 0; n < 3; n += 1) await call(api, likePost, { headers: budi.headers, path, body });
    expect((await like(api, sari, _id, true)).likeCount).toBe(2);
    expect((await readPost(api, sari, _id)).post.likes).toEqual([sari.id]);
  });
});

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  "'; drop table app.post; --",
  '{{constructor.constructor("alert(1)")()}}',
  '</script><script>alert(1)</script>',
  '\u202Egnp.exe',
  '\\u0000 \\x00 %00',
  '__proto__',
];
test.each(hostile)('is kept as it is and comes back as text: %s', async (text) => {
  const post = await writePost(api, sari, { title: text, content: text });
  const reply = await writeReply(api, budi, post._id, text);
  expect([post.title, post.content, reply.content]).toEqual([text, text, text]);
  const listed = (await readList(api, budi)).posts.find(({ _id }) => _id === post._id);
  expect([listed?.title, listed?.content]).toEqual([text, text]);
  const response = await call(api, contract.listPosts, { headers: budi.headers });
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test('a hundred posts at once in one name, each with the same key, are one', async () => {
  const headers = { ...budi.headers, ...newKey() };
  const before = (await readList(api, budi, { search: 'berondong' })).posts.length;
  await Promise.all(
    Array.from({ length: 100 }, () =>
      call(api, createPost, { headers, body: { ...changed, title: 'Berondong' } }),
    ),
  );
  expect(before + 1).toBe((await readList(api, budi, { search: 'berondong' })).posts.length);
});

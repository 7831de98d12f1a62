import { randomUUID } from 'node:crypto';
import {
  followPost,
  listMuted,
  listPosts,
  muteMember,
  type Post,
  type Reply,
  showPost,
} from '@app/contract/community';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { writePost, writeReply } from '#test/community.ts';
import { conduct, type Person, statuses } from '#test/conduct.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const { signInNamed, insertProfiles, follow, mute, send } = conduct(() => api);

const titles = async ({ headers }: Person, query = ''): Promise<string[]> => {
  const { posts } = (await call(api, listPosts, { headers, path: `${listPosts.path}${query}` })).json();
  return posts.map(({ title }: Post) => title);
};
const open = async (person: Person, post: Post): Promise<Post> =>
  (await send(showPost, person, { postId: post._id })).json().post;
const muted = async ({ headers }: Person) => (await call(api, listMuted, { headers })).json().members;

test('what a muted member writes leaves the lists, and is folded where it stands', async () => {
  const [sari, budi] = [await signInNamed('Sari'), await signInNamed('Budi')];
  const own = await writePost(api, sari, { title: 'Ember Sari' });
  const other = await writePost(api, budi, { title: 'Ember Budi', tags: ['ember'] });
  await writeReply(api, budi, own._id);
  expect(await titles(sari)).toEqual(expect.arrayContaining(['Ember Sari', 'Ember Budi']));

  expect((await mute(sari, budi)).json()).toEqual({ success: true });
  for (const query of ['', '?category=general', '?search=ember', '?tag=ember', '?sort=belum-dijawab']) {
    expect(await titles(sari, query)).not.toContain('Ember Budi');
  }
  expect((await open(sari, other)).isMuted).toBe(true);
  expect((await open(sari, own)).replies.map(({ isMuted }: Reply) => isMuted)).toEqual([true]);
  expect((await open(budi, own)).replies.map(({ isMuted }: Reply) => isMuted)).toEqual([false]);
  expect(await titles(budi)).toContain('Ember Sari');
  expect(await muted(sari)).toEqual([{ _id: budi.id, name: 'Budi' }]);

  await mute(sari, budi, false);
  expect(await titles(sari)).toContain('Ember Budi');
  expect(await muted(sari)).toEqual([]);
});

test('one hundred can be muted, somebody who is not here or oneself cannot', async () => {
  const sari = await api.signIn();
  expect((await mute(sari, { id: randomUUID() })).statusCode).toBe(404);
  const oneself = await mute(sari, sari);
  expect([oneself.statusCode, Object.keys(oneself.json().fields)]).toEqual([400, ['memberId']]);
  const others = (await insertProfiles(99)).map((muted_id) => ({ profile_id: sari.id, muted_id }));
  await api.db.insertInto('app.mute').values(others).execute();
  const people = [await api.signIn(), await api.signIn(), await api.signIn()];
  const responses = await Promise.all(people.map((person) => mute(sari, person)));
  expect(statuses(responses)).toEqual([200, 409, 409]);
  expect(await muted(sari)).toHaveLength(100);
});

test('is for members, and names the bad field', async () => {
  const sari = await api.signIn();
  expect((await mute(null, sari)).statusCode).toBe(401);
  expect((await follow(null, { _id: randomUUID() })).statusCode).toBe(401);
  expect((await call(api, listMuted)).statusCode).toBe(401);
  const bad = await send(muteMember, sari, { memberId: sari.id }, { muted: 'ya' });
  expect([bad.statusCode, Object.keys(bad.json().fields)]).toEqual([400, ['muted']]);
  const worse = await send(followPost, sari, { postId: randomUUID() }, {});
  expect([worse.statusCode, Object.keys(worse.json().fields)]).toEqual([400, ['followed']]);
});

test('one follows what can be read, twice as well as once', async () => {
  const sari = await api.signIn();
  const post = await writePost(api, await api.signIn(), { title: 'Diikuti Sari' });
  expect((await follow(sari, { _id: randomUUID() })).statusCode).toBe(404);
  for (let count = 0; count < 2; count += 1) expect((await follow(sari, post)).statusCode).toBe(200);
  expect(await titles(sari, '?sort=diikuti')).toEqual(['Diikuti Sari']);
  expect((await open(sari, post)).isFollowed).toBe(true);
  await follow(sari, post, false);
  expect(await titles(sari, '?sort=diikuti')).toEqual([]);
});

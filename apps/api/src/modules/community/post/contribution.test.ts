import { deleteAccount, exportAccount } from '@app/contract/account-settings';
import { createPost, deletePost, uploadPostPicture } from '@app/contract/community';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { pathOf, readList, readPost, writePost, writeReply } from '#test/community.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { jpeg } from '#test/photos.ts';
import { relaxedEnv } from '#test/scanning.ts';
import { form } from '#test/upload.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(relaxedEnv, { classifier: true });
});
afterAll(() => api.stop());

test('what I wrote is in my export, also what moderators hid, and nothing of others', async () => {
  const [sari, budi] = [await api.signIn(), await api.signIn()];
  const own = await writePost(api, sari, { title: 'Tulisan saya', tags: ['ember'] });
  const other = await writePost(api, budi, { title: 'Tulisan Budi' });
  const reply = await writeReply(api, sari, other._id, 'Balasan saya');
  await writeReply(api, budi, own._id, 'Balasan Budi');
  await api.db.updateTable('app.post').set({ state: 'hidden' }).where('id', '=', own._id).execute();
  const { posts, replies } = (await call(api, exportAccount, { headers: sari.headers })).json();
  expect(posts).toEqual([
    {
      _id: own._id,
      title: 'Tulisan saya',
      content: own.content,
      category: 'general',
      tags: ['ember'],
      state: 'hidden',
      createdAt: own.createdAt,
      editedAt: null,
    },
  ]);
  expect(replies).toEqual([
    {
      _id: reply._id,
      postId: other._id,
      content: 'Balasan saya',
      state: 'visible',
      createdAt: reply.createdAt,
      editedAt: null,
    },
  ]);
});

test('who deletes their account leaves their words to "Anonim", in lists and to who opens them', async () => {
  const [gone, budi] = [await api.signIn(), await api.signIn()];
  const post = await writePost(api, gone, { title: 'Ditinggalkan' });
  await writeReply(api, gone, post._id, 'Juga ini');
  const response = await call(api, deleteAccount, { headers: gone.headers, body: { confirmation: 'HAPUS' } });
  expect(response.statusCode).toBe(200);
  const nobody = { _id: null, name: 'Anonim', isTeam: false };
  const shown = (await readPost(api, budi, post._id)).post;
  expect([shown.title, shown.author, shown.replies[0]?.author]).toEqual(['Ditinggalkan', nobody, nobody]);
  const [listed] = (await readList(api, budi, { search: 'ditinggalkan' })).posts;
  expect(listed?.author).toEqual(nobody);
});

test('a photo goes ahead, shows with its post, and goes with it', async () => {
  const [sari, budi] = [await api.signIn(), await api.signIn()];
  const { headers, payload } = form(await jpeg(800, 600));
  const sent = await api.app.inject({
    method: uploadPostPicture.method,
    url: uploadPostPicture.path,
    headers: { ...headers, ...sari.headers },
    payload,
  });
  const { pictureId } = uploadPostPicture.response.parse(sent.json());
  const body = { title: 'Dengan foto', content: 'Lihat.', pictureId };
  const { post } = (await call(api, createPost, { headers: sari.headers, body })).json();
  const shown = (await readPost(api, budi, post._id)).post.photo ?? '';
  const [listed] = (await readList(api, budi, { search: 'foto' })).posts;
  expect(listed?.photo).toBe(shown);
  const seen = await fetch(shown);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  await seen.arrayBuffer();
  const path = pathOf(deletePost, post._id);
  await call(api, deletePost, { headers: sari.headers, path });
  expect((await readPost(api, budi, post._id)).post.photo).toBeNull();
  const orphans = await api.db.selectFrom('app.orphaned_photo').select('photo_key').execute();
  expect(orphans.some(({ photo_key }) => shown.includes(photo_key))).toBe(true);
});

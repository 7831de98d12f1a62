import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';

let api: TestApi;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi();
  ({ headers } = await api.signIn());
});
afterAll(() => api.stop());

const post = async (url: string, payload?: object) =>
  (await api.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) })).json();

test('the forum answers the calls of the specification, as it writes them', async () => {
  const written = await post('/community/posts', {
    title: 'Jadwal timbang',
    content: 'Sabtu pagi di balai.',
    category: 'kegiatan',
    tags: ['sampang'],
  });
  expect(written).toMatchObject({ success: true });
  const listed = await api.app.inject({ url: '/community/posts?search=balai', headers });
  expect(listed.json()).toMatchObject({ success: true, posts: [{ title: 'Jadwal timbang' }] });

  const path = `/community/posts/${written.post._id}`;
  expect(await post(`${path}/like`)).toMatchObject({ success: true, liked: true });
  const replied = await post(`${path}/replies`, { content: 'Saya datang.' });
  expect(replied).toMatchObject({ success: true, post: { replies: [{ content: 'Saya datang.' }] } });
  const liked = await post(`${path}/replies/${replied.post.replies[0]._id}/like`);
  expect(liked).toMatchObject({ success: true, post: { replies: [{ likeCount: 1 }] } });
});

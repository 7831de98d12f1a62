import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { oauth } from '@app/contract/account';
import { listPosts, uploadPostPicture } from '@app/contract/community';
import { errorText } from '@app/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freezeClock } from '#test/frozen-clock.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { jpeg } from '#test/photos.ts';
import { form } from '#test/upload.ts';

let api: TestApi;
let member: Awaited<ReturnType<TestApi['signIn']>>;
beforeAll(async () => {
  api = await startTestApi();
  member = await api.signIn();
});
afterAll(() => api.stop());

/** The operator at the machine. */
const admin = (...words: string[]) =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../../ops/admin.ts'), ...words], {
    env: { ...process.env, DATABASE_URL: api.env.DATABASE_URL, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
const sendPhoto = async () => {
  const { headers, payload } = form(await jpeg());
  return api.app.inject({
    method: 'POST',
    url: uploadPostPicture.path,
    headers: { ...headers, ...member.headers },
    payload,
  });
};

test('an operator turns a feature off and on again, and the rest goes on', async () => {
  expect((await sendPhoto()).statusCode).toBe(200);
  expect(admin('feature')).toContain('post-photos: on');
  admin('feature', 'post-photos', 'off');
  expect(admin('feature')).toContain('post-photos: off');

  freezeClock(5100);
  const refused = await sendPhoto();
  expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
    503,
    expect.objectContaining({ code: 'feature_off', message: errorText.feature_off }),
    '60',
  ]);
  const posts = await api.app.inject({ url: listPosts.path, headers: member.headers });
  expect(posts.statusCode).toBe(200);

  admin('feature', 'post-photos', 'on');
  freezeClock(5100);
  expect((await sendPhoto()).statusCode).toBe(200);
});

test('signing in with Google can be off while passwords work', async () => {
  const signIn = async () =>
    (await api.app.inject({ method: 'POST', url: oauth.path, payload: { email: 'a@contoh.id' } })).json()
      .code;
  expect(await signIn()).not.toBe('feature_off');
  admin('feature', 'google-sign-in', 'off');
  // Later than what the test before has read at its own time.
  freezeClock(30_000);
  expect(await signIn()).toBe('feature_off');
});

test('a feature that does not exist is not switched', () => {
  expect(() => admin('feature', 'semua', 'off')).toThrow('google-sign-in, post-photos');
});

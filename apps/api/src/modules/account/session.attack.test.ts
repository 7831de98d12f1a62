import { login, logout } from '@app/contract/account';
import { changePassword, forgotPassword, resetPassword } from '@app/contract/account-password';
import { deleteAccount, revokeAllSessions } from '@app/contract/account-settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { pause, startTestApi, type TestApi } from '#test/harness.ts';
import { bearer, logIn, password, registerPerson, statusOfMe } from '#test/sign-in.ts';
import { mailTo, startWorker } from '#test/worker.ts';

let api: TestApi;
let worker: Awaited<ReturnType<typeof startWorker>>;
let otherCopy: Pick<TestApi, 'app'>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_REGISTRATIONS: '1000' }, { identity: true });
  otherCopy = await api.startCopy();
  worker = await startWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

/** Somebody on two devices, both known to both copies of the API. */
async function onTwoDevices() {
  const person = await registerPerson(api);
  const second = bearer((await logIn(api, { email: person.email })).json().token);
  for (const copy of [api, otherCopy]) {
    expect([await statusOfMe(copy, person.headers), await statusOfMe(copy, second)]).toEqual([200, 200]);
  }
  return { ...person, devices: [person.headers, second] };
}

/** What these devices hear from each copy of the API, a second later. */
async function heardLater(devices: Record<string, string>[]) {
  await pause(1000);
  const answers = [api, otherCopy].flatMap((copy) => devices.map((device) => statusOfMe(copy, device)));
  return Promise.all(answers);
}
const bothDead = [401, 401, 401, 401];

describe('a token is of no use any more, on any copy of the API, within a second of', () => {
  test('logging out, and the other device goes on', async () => {
    const { devices } = await onTwoDevices();
    const [leaving = {}, staying = {}] = devices;
    await call(api, logout, { headers: leaving });
    expect(await heardLater([leaving])).toEqual([401, 401]);
    expect(await statusOfMe(otherCopy, staying)).toBe(200);
  });

  test('"keluar dari semua perangkat"', async () => {
    const { headers, devices } = await onTwoDevices();
    await call(api, revokeAllSessions, { headers });
    expect(await heardLater(devices)).toEqual(bothDead);
  });

  test('changing the password', async () => {
    const { headers, devices } = await onTwoDevices();
    const body = { currentPassword: password, newPassword: 'jendela-biru-3' };
    const changed = await call(api, changePassword, { headers, body });
    expect(changed.statusCode).toBe(200);
    expect(await heardLater(devices)).toEqual(bothDead);
    expect(await statusOfMe(otherCopy, bearer(changed.json().token))).toBe(200);
  });

  test('changing the password behind our back, at the identity server', async () => {
    const { email, devices } = await onTwoDevices();
    const granted = await api.deps.identity.passwordGrant(email, password);
    await api.deps.identity.setPassword(granted?.accessToken ?? '', 'jendela-biru-3');
    expect(await heardLater(devices)).toEqual(bothDead);
  });

  test('deleting the account; nothing of the person opens anything again', async () => {
    const { email, headers, devices } = await onTwoDevices();
    const granted = await api.deps.identity.passwordGrant(email, password);
    const body = { confirmation: 'HAPUS', password };
    expect((await call(api, deleteAccount, { headers, body })).statusCode).toBe(200);
    expect(await heardLater(devices)).toEqual(bothDead);
    expect((await logIn(api, { email })).json().code).toBe('wrong_credentials');
    expect(await api.deps.identity.user(granted?.accessToken ?? '')).toBeUndefined();
  });

  test('a role that is taken away', async () => {
    const { id, headers } = await registerPerson(api);
    const roleOn = async (copy: Pick<TestApi, 'app'>) =>
      (await copy.app.inject({ url: '/auth/me', headers })).json().user.role;
    await api.db.updateTable('app.profile').set({ role: 'editor' }).where('id', '=', id).execute();
    await pause(1000);
    expect(await Promise.all([roleOn(api), roleOn(otherCopy)])).toEqual(['editor', 'editor']);
    await api.db.updateTable('app.profile').set({ role: 'member' }).where('id', '=', id).execute();
    await pause(1000);
    expect(await Promise.all([roleOn(api), roleOn(otherCopy)])).toEqual(['member', 'member']);
  });
});

describe('a recovery link', () => {
  const recoveryToken = async (email: string) => {
    await call(api, forgotPassword, { body: { email } });
    const { html } = await mailTo(email, 'Atur ulang');
    const link = /href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { search } = new URL(link);
    const open = async () => {
      const answer = await fetch(`${api.env.IDENTITY_URL}/verify${search}`, { redirect: 'manual' });
      return new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1));
    };
    return { first: (await open()).get('access_token') ?? '', open };
  };

  test('ends every session when the password is reset, and works once', async () => {
    const { email, devices } = await onTwoDevices();
    const { first, open } = await recoveryToken(email);
    const reset = (accessToken: string) =>
      call(api, resetPassword, { headers: bearer(accessToken), body: { password: 'jendela-biru-3' } });
    expect((await reset(first)).statusCode).toBe(200);
    expect(await heardLater(devices)).toEqual(bothDead);
    expect((await logIn(api, { email })).statusCode).toBe(401);
    expect((await logIn(api, { email, password: 'jendela-biru-3' })).statusCode).toBe(200);

    const again = await open();
    expect([again.get('access_token'), again.get('error_code')]).toEqual([null, 'otp_expired']);
    expect((await reset(first)).json().code).toBe('link_invalid');
  });
});

describe('session fixation', () => {
  test('a token that somebody planted is not the one that is let in', async () => {
    const { email } = await registerPerson(api);
    const planted = 'a'.repeat(43);
    const headers = { ...bearer(planted), cookie: `token=${planted}`, 'x-session-token': planted };
    const answer = await call(api, login, { headers, body: { email, password, token: planted } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().token).not.toBe(planted);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await statusOfMe(api, bearer(planted))).toBe(401);
  });

  test('every sign-in has a token of its own, also while another session is carried', async () => {
    const { email, headers, token } = await registerPerson(api);
    const answers = [await logIn(api, { email }, headers), await logIn(api, { email }, headers)];
    const tokens = [token, ...answers.map((answer) => answer.json().token)];
    expect(new Set(tokens).size).toBe(3);
  });
});

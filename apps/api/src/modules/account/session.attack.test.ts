import { login, logout } from '@app/contract/account';
import { changePassword, forgotPassword, resetPassword } from '@app/contract/account-password';
import { deleteAccount, revokeAllSessions } from '@app/contract/account-settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { eventually } from '#test/eventually.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { openRecoveryLink, recoveryToken } from '#test/recovery.ts';
import { bearer, logIn, password, registerPerson, statusOfMe } from '#test/sign-in.ts';
import { mailTo, startWorker } from '#test/worker.ts';

let api: TestApi;
let worker: Awaited<ReturnType<typeof startWorker>>;
let otherInstance: Pick<TestApi, 'app'>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_REGISTRATIONS: '1000' }, { identity: true });
  otherInstance = await api.startInstance();
  worker = await startWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

/** A person on two devices, both cached by both instances of the API. */
async function onTwoDevices() {
  const person = await registerPerson(api);
  const second = bearer((await logIn(api, { email: person.email })).json().token);
  for (const instance of [api, otherInstance]) {
    expect([await statusOfMe(instance, person.headers), await statusOfMe(instance, second)]).toEqual([
      200, 200,
    ]);
  }
  return { ...person, devices: [person.headers, second] };
}

/**
 * The responses of each instance of the API to these devices, once all are rejected. A session is cached for five
 * minutes, so only a notified change can end it here; `bench/auth` measures that it takes less than a second.
 */
const statusesLater = (devices: Record<string, string>[]) =>
  eventually(
    () =>
      Promise.all(
        [api, otherInstance].flatMap((instance) => devices.map((device) => statusOfMe(instance, device))),
      ),
    (statuses) => statuses.every((status) => status === 401),
  );
const allRejected = [401, 401, 401, 401];

describe('a token is of no use any more, on any instance of the API, within a second of', () => {
  test('logging out, and the other device goes on', async () => {
    const { devices } = await onTwoDevices();
    const [leaving = {}, staying = {}] = devices;
    await call(api, logout, { headers: leaving });
    expect(await statusesLater([leaving])).toEqual([401, 401]);
    expect(await statusOfMe(otherInstance, staying)).toBe(200);
  });

  test('"keluar dari semua perangkat"', async () => {
    const { headers, devices } = await onTwoDevices();
    await call(api, revokeAllSessions, { headers });
    expect(await statusesLater(devices)).toEqual(allRejected);
  });

  test('changing the password', async () => {
    const { headers, devices } = await onTwoDevices();
    const body = { currentPassword: password, newPassword: 'jendela-biru-3' };
    const changed = await call(api, changePassword, { headers, body });
    expect(changed.statusCode).toBe(200);
    expect(await statusesLater(devices)).toEqual(allRejected);
    expect(await statusOfMe(otherInstance, bearer(changed.json().token))).toBe(200);
  });

  test('changing the password behind our back, at the identity server', async () => {
    const { email, devices } = await onTwoDevices();
    const granted = await api.deps.identity.passwordGrant(email, password);
    await api.deps.identity.setPassword(granted?.accessToken ?? '', 'jendela-biru-3');
    expect(await statusesLater(devices)).toEqual(allRejected);
  });

  test('deleting the account; nothing of the person opens anything again', async () => {
    const { email, headers, devices } = await onTwoDevices();
    const granted = await api.deps.identity.passwordGrant(email, password);
    const body = { confirmation: 'HAPUS', password };
    expect((await call(api, deleteAccount, { headers, body })).statusCode).toBe(200);
    expect(await statusesLater(devices)).toEqual(allRejected);
    expect((await logIn(api, { email })).json().code).toBe('wrong_credentials');
    expect(await api.deps.identity.user(granted?.accessToken ?? '')).toBeUndefined();
  });

  test('a role that is taken away', async () => {
    const { id, headers } = await registerPerson(api);
    const roleOn = async (instance: Pick<TestApi, 'app'>) =>
      (await instance.app.inject({ url: '/auth/me', headers })).json().user.role;
    const rolesOnce = (wanted: string) =>
      eventually(
        () => Promise.all([roleOn(api), roleOn(otherInstance)]),
        (roles) => roles.every((role) => role === wanted),
      );
    await api.db.updateTable('app.profile').set({ role: 'editor' }).where('id', '=', id).execute();
    expect(await rolesOnce('editor')).toEqual(['editor', 'editor']);
    await api.db.updateTable('app.profile').set({ role: 'member' }).where('id', '=', id).execute();
    expect(await rolesOnce('member')).toEqual(['member', 'member']);
  });
});

describe('a recovery link', () => {
  test('ends every session when the password is reset, and works once', async () => {
    const { email, devices } = await onTwoDevices();
    await call(api, forgotPassword, { body: { email } });
    const { html } = await mailTo(email, 'Atur ulang');
    const first = await recoveryToken(api, html);
    const reset = (accessToken: string) =>
      call(api, resetPassword, { headers: bearer(accessToken), body: { password: 'jendela-biru-3' } });
    expect((await reset(first)).statusCode).toBe(200);
    expect(await statusesLater(devices)).toEqual(allRejected);
    expect((await logIn(api, { email })).statusCode).toBe(401);
    expect((await logIn(api, { email, password: 'jendela-biru-3' })).statusCode).toBe(200);

    const again = await openRecoveryLink(api, html);
    expect([again.get('access_token'), again.get('error_code')]).toEqual([null, 'otp_expired']);
    expect((await reset(first)).json().code).toBe('link_invalid');
  });
});

describe('session fixation', () => {
  test('a token that somebody planted is not the one that is let in', async () => {
    const { email } = await registerPerson(api);
    const planted = 'a'.repeat(43);
    const headers = { ...bearer(planted), cookie: `token=${planted}`, 'x-session-token': planted };
    const response = await call(api, login, { headers, body: { email, password, token: planted } });
    expect(response.statusCode).toBe(200);
    expect(response.json().token).not.toBe(planted);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await statusOfMe(api, bearer(planted))).toBe(401);
  });

  test('every sign-in has a token of its own, also while another session is carried', async () => {
    const { email, headers, token } = await registerPerson(api);
    const responses = [await logIn(api, { email }, headers), await logIn(api, { email }, headers)];
    const tokens = [token, ...responses.map((response) => response.json().token)];
    expect(new Set(tokens).size).toBe(3);
  });
});

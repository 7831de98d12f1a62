import { secondStep } from '@app/contract/account';
import { changePassword, resetPassword } from '@app/contract/account-password';
import { startTwoStep } from '@app/contract/account-two-step';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { hashOfToken, newToken } from '#api/lib/secret-token.ts';
import { call } from '#test/call.ts';
import { eventually } from '#test/eventually.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { openSession } from '#test/member.ts';
import { recoveryToken } from '#test/recovery.ts';
import { bearer, logIn, password, registerPerson, signInByGoogle, statusOfMe } from '#test/sign-in.ts';
import { mailTo } from '#test/worker.ts';
import { secondStepRepository } from './second-step.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_REGISTRATIONS: '1000' }, { identity: true });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => api.stop());

const fresh = 'sungai jernih 88';
const change = (headers: Record<string, string>) =>
  call(api, changePassword, { headers, body: { currentPassword: password, newPassword: fresh } });

async function reset(email: string) {
  await api.deps.identity.recover(email);
  const { html } = await mailTo(email, 'Atur ulang');
  const recovery = bearer(await recoveryToken(api, html));
  return call(api, resetPassword, { headers: recovery, body: { password: 'gunung tinggi 99' } });
}

/** Runs an action right after the identity server accepted the next password. */
function afterNextGrant(meanwhile: () => Promise<unknown>) {
  const { identity } = api.deps;
  const grant = identity.passwordGrant.bind(identity);
  vi.spyOn(identity, 'passwordGrant').mockImplementationOnce(async (...given) => {
    const granted = await grant(...given);
    await meanwhile();
    return granted;
  });
}

/** Runs an action after the identity server stored the new password, and before our transaction. */
function afterNewPassword(meanwhile: () => Promise<unknown>) {
  const { identity } = api.deps;
  const set = identity.setPassword.bind(identity);
  vi.spyOn(identity, 'setPassword').mockImplementationOnce(async (...given) => {
    const response = await set(...given);
    await meanwhile();
    return response;
  });
}

test('a sign-in with the old password does not survive a change of it', async () => {
  const { email, headers } = await registerPerson(api);
  afterNextGrant(() => change(headers));
  const response = await logIn(api, { email });
  expect([response.statusCode, response.json().code]).toEqual([401, 'wrong_credentials']);
  expect((await logIn(api, { email, password: fresh })).statusCode).toBe(200);
});

test('a stranger’s sign-in does not survive that the owner takes the account over', async () => {
  const { email } = await registerPerson(api);
  afterNextGrant(() => signInByGoogle(api, email));
  expect((await logIn(api, { email })).json().code).toBe('wrong_credentials');
});

test('what a sign-in opened while the password was being changed or reset is closed', async () => {
  const { id, email, headers } = await registerPerson(api);
  for (const way of [() => change(headers), () => reset(email)]) {
    const challenge = newToken();
    let opened: Record<string, string> = {};
    afterNewPassword(async () => {
      ({ headers: opened } = await openSession(api, id));
      const begun = { tokenHash: hashOfToken(challenge), profileId: id, remember: false };
      await secondStepRepository(api.db).insert(begun);
    });
    expect((await way()).statusCode).toBe(200);
    expect(await statusOfMe(api, opened)).toBe(401);
    const finished = await call(api, secondStep, { body: { challenge, code: '123456' } });
    expect(finished.json().code).toBe('second_step_expired');
  }
});

test('a sign-in at the moment when two-step sign-in is turned on is asked for a code', async () => {
  const { id, email, headers } = await registerPerson(api);
  await call(api, startTwoStep, { headers });
  const other = await api.deps.pool.connect();
  await other.query('begin');
  await other.query('update app.two_step set confirmed_at = now() where profile_id = $1', [id]);
  const signingIn = logIn(api, { email });
  await eventually(
    () =>
      api.deps.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    ({ rowCount }) => rowCount === 1,
  );
  await other.query('commit');
  other.release();
  expect((await signingIn).json()).toEqual({ challenge: expect.any(String) });
});

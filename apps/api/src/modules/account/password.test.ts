import { randomUUID } from 'node:crypto';
import { getMe } from '@app/contract/account';
import { changePassword, forgotPassword, resetPassword } from '@app/contract/account-password';
import { getProfile, listSessions } from '@app/contract/account-settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { mailsTo } from '#test/mail-catcher.ts';
import { memberWithPassword, openSession } from '#test/member.ts';
import { recoveryToken } from '#test/recovery.ts';
import { startIdentityWithAmr } from '#test/identity-with-amr.ts';
import { mailTo, startWorker } from '#test/worker.ts';

let api: TestApi;
let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_RECOVERIES_NETWORK: '1000' }, { identity: true });
  worker = await startWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

type Signed = { headers: Record<string, string> };
const fresh = 'sungai jernih 88';
const requestReset = (email: string) => call(api, forgotPassword, { body: { email } });
const reset = (token: string, password = fresh) =>
  call(api, resetPassword, { headers: { authorization: `Bearer ${token}` }, body: { password } });
const change = ({ headers }: Signed, currentPassword: string, newPassword = fresh) =>
  call(api, changePassword, { headers, body: { currentPassword, newPassword } });
const isLive = async (session: Signed) => (await call(api, getMe, session)).statusCode === 200;
const opens = async (email: string, password: string) =>
  (await api.deps.identity.passwordGrant(email, password)) !== undefined;
const actionsOn = async (id: string) => {
  const entries = await api.db
    .selectFrom('app.audit_log')
    .select('action')
    .where('subject_id', '=', id)
    .execute();
  return entries.map((line) => line.action);
};

/** The person asks, the worker writes, the person follows the link. */
async function recover(email: string): Promise<string> {
  await requestReset(email);
  const { html } = await mailTo(email, 'Atur ulang');
  return recoveryToken(api, html);
}

describe('forgetting a password', () => {
  test('an owner gets a link, a stranger nothing, and both read the same', async () => {
    const { email } = await memberWithPassword(api);
    const nobody = `nobody.${randomUUID()}@contoh.id`;
    const [unknown, known] = [await requestReset(nobody), await requestReset(email)];
    const message = 'Email reset password telah dikirim. Silakan cek inbox Anda.';
    expect([known.statusCode, known.json()]).toEqual([200, { success: true, message }]);
    expect([unknown.statusCode, unknown.json()]).toEqual([200, { success: true, message }]);

    const { html, subject } = await mailTo(email, 'Atur ulang');
    expect(subject).toContain('PilahBumi');
    expect(html).toContain('Buat Password Baru');
    expect(html).toContain('Jika Anda tidak memintanya, abaikan email ini.');
    expect(await mailsTo(nobody)).toEqual([]);
  });

  test('takes three requests an hour for one address, known or not, however it is written', async () => {
    const { email } = await memberWithPassword(api);
    for (const address of [email, `nobody.${randomUUID()}@contoh.id`]) {
      const responses = [address, address.toUpperCase(), ` ${address}`, address].map((one) =>
        requestReset(one),
      );
      const statuses = (await Promise.all(responses)).map((response) => response.statusCode);
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 429]);
    }
    expect((await requestReset(`lain.${email}`)).statusCode).toBe(200);
  });

  test('takes a bounded number of requests from one network', async () => {
    const small = await startTestApi({ LIMIT_RECOVERIES_NETWORK: '2' });
    const ask = (remoteAddress: string) =>
      small.app.inject({
        method: 'POST',
        url: forgotPassword.path,
        remoteAddress,
        payload: { email: `${randomUUID()}@contoh.id` },
      });
    const statuses = [];
    for (const network of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2']) {
      statuses.push((await ask(network)).statusCode);
    }
    await small.stop();
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  test('something that is no address is named', async () => {
    const response = await requestReset('bukan-email');
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['email']]);
  });
});

describe('resetting a password', () => {
  test('sets it, ends every session, confirms the address and tells the owner', async () => {
    const member = await memberWithPassword(api);
    const phone = await openSession(api, member.id, 30);
    const token = await recover(member.email);
    expect([await isLive(member), await isLive(phone)]).toEqual([true, true]);

    const response = await reset(token);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { success: true, message: 'Password berhasil diubah. Silakan login dengan password baru.' },
    ]);
    expect([await opens(member.email, member.password), await opens(member.email, fresh)]).toEqual([
      false,
      true,
    ]);
    expect([await isLive(member), await isLive(phone)]).toEqual([false, false]);
    const { text, html } = await mailTo(member.email, 'Password PilahBumi Anda telah diubah');
    for (const form of [text, html]) expect(form).toContain('Halo Wulan,');
    expect(await actionsOn(member.id)).toEqual(['password.reset', 'email.confirmed']);
    const back = await openSession(api, member.id);
    expect((await call(api, getProfile, back)).json().profile.emailVerified).toBe(true);
  });

  test('a link works for one new password', async () => {
    const { email } = await memberWithPassword(api);
    const token = await recover(email);
    await reset(token);
    const again = await reset(token, 'langit biru 99');
    expect([again.statusCode, again.json().code]).toEqual([400, 'link_invalid']);
    expect(await opens(email, fresh)).toBe(true);
  });

  test('a common password is refused, and the link still works after it', async () => {
    const { email } = await memberWithPassword(api);
    const token = await recover(email);
    const refused = await reset(token, 'bismillah');
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'common_password']);
    expect(Object.keys(refused.json().fields)).toEqual(['password']);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('five characters are too few', async () => {
    const response = await reset('x', 'lima5');
    expect(response.json().fields).toEqual({ password: 'Password minimal 6 karakter' });
  });

  test('no token, a token of ours and a forged one are worth nothing', async () => {
    const { token, email, password } = await memberWithPassword(api);
    const forged = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl';
    for (const one of [token, forged, 'x', '']) {
      expect((await reset(one)).json().code).toBe('link_invalid');
    }
    expect((await call(api, resetPassword, { body: { password: fresh } })).json().code).toBe('link_invalid');
    expect(await opens(email, password)).toBe(true);
  });

  test.each([
    ['password', 'link_invalid'],
    ['oauth', 'link_invalid'],
    ['otp', undefined],
  ])('a session that began with %j: %s', async (method, refusal) => {
    const supabase = await startIdentityWithAmr(method);
    const strict = await startTestApi({ IDENTITY_URL: supabase.url });
    const response = await call(strict, resetPassword, {
      headers: { authorization: `Bearer ${supabase.token}` },
      body: { password: fresh },
    });
    await strict.stop();
    await supabase.stop();
    expect(response.json().code).toBe(refusal);
    expect(supabase.passwordsSet).toEqual(refusal ? [] : [fresh]);
  });

  test('the second step of whoever registered an address that is not theirs goes with their password', async () => {
    const member = await memberWithPassword(api);
    await api.db
      .insertInto('app.two_step')
      .values({ profile_id: member.id, secret: Buffer.from('x'), confirmed_at: new Date() })
      .execute();
    await reset(await recover(member.email));
    const back = await openSession(api, member.id);
    expect((await call(api, getProfile, back)).json().profile.twoStep).toBe(false);
  });

  test('who had confirmed their address keeps their second step', async () => {
    const member = await memberWithPassword(api);
    await api.db
      .updateTable('app.profile')
      .set({ email_verified_at: new Date() })
      .where('id', '=', member.id)
      .execute();
    await api.db
      .insertInto('app.two_step')
      .values({ profile_id: member.id, secret: Buffer.from('x'), confirmed_at: new Date() })
      .execute();
    await reset(await recover(member.email));
    const back = await openSession(api, member.id);
    expect((await call(api, getProfile, back)).json().profile.twoStep).toBe(true);
  });
});

describe('changing a password', () => {
  test('ends every other session, goes on with a new one here, and tells the owner', async () => {
    const member = await memberWithPassword(api);
    const phone = await openSession(api, member.id);
    expect(await isLive(phone)).toBe(true);
    const response = await change(member, member.password);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { success: true, message: 'Password berhasil diubah.', token: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    const next = { headers: { authorization: `Bearer ${response.json().token}` } };
    expect([await isLive(member), await isLive(phone), await isLive(next)]).toEqual([false, false, true]);
    expect([await opens(member.email, member.password), await opens(member.email, fresh)]).toEqual([
      false,
      true,
    ]);
    expect((await mailTo(member.email, 'telah diubah')).text).toContain('baru saja diubah');
    expect(await actionsOn(member.id)).toEqual(['password.changed']);
  });

  test.each([
    [0.5, 12],
    [30, 30 * 24],
  ])('a session of %d days is followed by one of %d hours', async (days, hours) => {
    const member = await memberWithPassword(api);
    const session = await openSession(api, member.id, days);
    const { token } = (await change(session, member.password)).json();
    const { sessions } = (
      await call(api, listSessions, { headers: { authorization: `Bearer ${token}` } })
    ).json();
    expect((Date.parse(sessions[0].expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(hours, 0);
  });

  test('a wrong current password changes nothing', async () => {
    const member = await memberWithPassword(api);
    const response = await change(member, 'bukan ini');
    const said = 'Password saat ini tidak benar';
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { code: 'wrong_current_password', message: said, fields: { currentPassword: said } },
    ]);
    expect([await isLive(member), await opens(member.email, member.password)]).toEqual([true, true]);
  });

  test('a stolen session does not guess the password', async () => {
    const member = await memberWithPassword(api);
    const codes = [];
    for (let guess = 0; guess < 6; guess++) codes.push((await change(member, `tebak ${guess}`)).json().code);
    expect(codes).toEqual([...Array(5).fill('wrong_current_password'), 'too_many_failures']);
    expect((await change(member, member.password)).json().code).toBe('too_many_failures');
  });

  test.each([
    ['common_password', 'password123'],
    ['invalid_input', 'rumah pohon 17'],
    ['invalid_input', 'lima5'],
  ])('%s: %j is no new password, and nothing of the attempt stays open', async (code, newPassword) => {
    const member = await memberWithPassword(api);
    const response = await change(member, member.password, newPassword);
    expect([response.statusCode, response.json().code]).toEqual([400, code]);
    expect(Object.keys(response.json().fields)).toEqual(['newPassword']);
    expect(await isLive(member)).toBe(true);
  });

  test('leaves no session at the identity server, whether it worked or not', async () => {
    const member = await memberWithPassword(api);
    const sessionsThere = async () =>
      (await api.db.selectFrom('auth.sessions').select('id').where('user_id', '=', member.id).execute())
        .length;
    await api.db.deleteFrom('auth.sessions').where('user_id', '=', member.id).execute();
    await change(member, member.password, 'password123');
    expect(await sessionsThere()).toBe(0);
    await api.deps.identity.passwordGrant(member.email, member.password);
    await change(member, member.password);
    expect(await sessionsThere()).toBe(0);
  });

  test('who only comes with Google is told how to get a password', async () => {
    const response = await change(await api.signIn(), 'apa saja');
    expect([response.statusCode, response.json().code]).toEqual([409, 'no_password']);
  });

  test('a visitor is refused', async () => {
    expect((await call(api, changePassword, { body: {} })).json().code).toBe('not_signed_in');
  });
});

test('no password, token or address is in any log', async () => {
  const member = await memberWithPassword(api);
  const token = await recover(member.email);
  await reset(token);
  for (const secret of [member.email, member.password, fresh, token]) {
    expect(api.logged.join()).not.toContain(secret);
  }
});

import { login } from '@app/contract/account';
import { changePassword } from '@app/contract/account-password';
import { errorText } from '@app/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { openSession } from '#test/member.ts';
import { bearer, logIn, newAddress, password, registerPerson, statusOfMe } from '#test/sign-in.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_REGISTRATIONS: '1000' }, { identity: true });
});
afterAll(() => api.stop());

const chrome = (version: number) => ({
  'user-agent': `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/${version}.0.0.0 Mobile Safari/537.36`,
});
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

const hoursLeft = async (id: string) => {
  const { expires_at: end } = await api.db
    .selectFrom('app.session')
    .select('expires_at')
    .where('profile_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return Math.round((end.getTime() - Date.now()) / 3_600_000);
};

describe('POST /auth/login', () => {
  test('the right password opens a session', async () => {
    const { id, email } = await registerPerson(api);
    const response = await logIn(api, { email: ` ${email.toUpperCase()} ` });
    expect(response.statusCode).toBe(200);
    const { token, user } = response.json();
    expect(user).toEqual({ _id: id, name: 'Sari', email, role: 'member' });
    expect(await statusOfMe(api, bearer(token))).toBe(200);
  });

  test('a wrong password and an address that nobody has are refused in the same words', async () => {
    const { email } = await registerPerson(api);
    const [wrong, unknown] = [
      await logIn(api, { email, password: 'salah-sekali' }),
      await logIn(api, { email: newAddress() }),
    ];
    for (const response of [wrong, unknown]) {
      const { requestId: _, ...body } = response.json();
      expect([response.statusCode, body]).toEqual([
        401,
        { success: false, code: 'wrong_credentials', message: errorText.wrong_credentials },
      ]);
    }
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers));
  });

  test.each([
    ['email', { password }],
    ['password', { email: 'sari@contoh.id' }],
  ])('without %s the field is named', async (field, body) => {
    const response = await call(api, login, { body });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  test('twelve hours, or thirty days for who wants to be remembered', async () => {
    const { id, email } = await registerPerson(api);
    await logIn(api, { email });
    expect(await hoursLeft(id)).toBe(12);
    await logIn(api, { email, remember: true });
    expect(await hoursLeft(id)).toBe(30 * 24);
  });

  test('keeps what the browser calls itself, but never more than three hundred signs of it', async () => {
    const { id, email } = await registerPerson(api);
    const long = { 'user-agent': 'x'.repeat(5000) };
    const { token } = (await logIn(api, { email }, long)).json();
    const body = { currentPassword: password, newPassword: 'jendela-biru-3' };
    const changed = await call(api, changePassword, { headers: { ...bearer(token), ...long }, body });
    expect(changed.statusCode).toBe(200);
    const kept = await api.db
      .selectFrom('app.session')
      .select('user_agent')
      .where('profile_id', '=', id)
      .where('user_agent', 'like', 'x%')
      .execute();
    expect(kept.map((session) => session.user_agent?.length)).toEqual([300, 300]);
  });

  test('leaves no session at the identity server', async () => {
    const { id, email } = await registerPerson(api);
    await logIn(api, { email });
    const left = await api.db.selectFrom('auth.sessions').select('id').where('user_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('nobody’s password or address is in the log', async () => {
    const { email } = await registerPerson(api);
    await logIn(api, { email, password: 'salah-sekali' });
    expect(api.logged.join()).not.toMatch(new RegExp(`${email}|${password}|salah-sekali`));
  });
});

describe('the mail about a new device', () => {
  const mailsAbout = async (email: string) => {
    const { rows } = await api.deps.pool.query<{ subject: string }>(
      `select data->>'subject' as subject from pgboss.job where data->>'to' = $1`,
      [email],
    );
    return rows.filter(({ subject }) => subject.includes('perangkat baru')).length;
  };

  test('comes with a browser that the person never used, and not again', async () => {
    const { email } = await registerPerson(api, { headers: chrome(140) });
    expect(await mailsAbout(email)).toBe(0);
    await logIn(api, { email }, chrome(140));
    expect(await mailsAbout(email)).toBe(0);
    await logIn(api, { email }, firefox);
    expect(await mailsAbout(email)).toBe(1);
    await logIn(api, { email }, firefox);
    expect(await mailsAbout(email)).toBe(1);
  });

  test('does not come again for a browser with a name too long to keep', async () => {
    const { email } = await registerPerson(api, { headers: chrome(140) });
    const talkative = { 'user-agent': 'Peramban '.repeat(40).slice(0, 320) };
    await logIn(api, { email }, talkative);
    await logIn(api, { email }, talkative);
    expect(await mailsAbout(email)).toBe(1);
  });

  test('comes to who stayed away until every session of theirs was forgotten', async () => {
    const { id, email } = await registerPerson(api, { headers: chrome(140) });
    await api.db.deleteFrom('app.session').where('profile_id', '=', id).execute();
    const lastYear = new Date(Date.now() - 365 * 86_400_000);
    await api.db.updateTable('app.profile').set({ created_at: lastYear }).where('id', '=', id).execute();
    await logIn(api, { email }, firefox);
    expect(await mailsAbout(email)).toBe(1);
  });

  test('comes with a browser that was last used fifty sign-ins ago', async () => {
    const { id, email } = await registerPerson(api, { headers: firefox });
    for (let count = 0; count < 49; count++) await openSession(api, id);
    await logIn(api, { email }, firefox);
    expect(await mailsAbout(email)).toBe(0);
    for (let count = 0; count < 50; count++) await openSession(api, id);
    await logIn(api, { email }, firefox);
    expect(await mailsAbout(email)).toBe(1);
  });

  test('does not come when the browser was only updated', async () => {
    const { email } = await registerPerson(api, { headers: chrome(140) });
    await logIn(api, { email }, chrome(141));
    expect(await mailsAbout(email)).toBe(0);
  });
});

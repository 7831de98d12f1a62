import { confirmEmail } from '@app/contract/account-password';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrol } from '#test/authenticator.ts';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { forge, unsigned } from '#test/identity-token.ts';
import { insertGoogleIdentity, openSession } from '#test/member.ts';
import {
  bearer,
  startGoogleSignIn,
  confirmAddress,
  exchangeToken,
  logIn,
  newAddress,
  password,
  registerPerson,
  signInByGoogle,
  statusOfMe,
} from '#test/sign-in.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_REGISTRATIONS: '1000' }, { identity: true });
});
afterAll(() => api.stop());

const codeOf = async (answer: ReturnType<typeof exchangeToken>) => {
  const response = await answer;
  return [response.statusCode, response.json().code];
};
const refused = [401, 'identity_refused'];

describe('a token that is not what it says', () => {
  const past = Math.floor(Date.now() / 1000) - 10;
  const wrong: [string, (token: string) => string][] = [
    ['forged by a stranger', (token) => forge(token, {}, 'a secret of somebody else')],
    ['without a signature', unsigned],
    ['expired', (token) => forge(token, { exp: past })],
    ['meant for another audience', (token) => forge(token, { aud: 'storage' })],
    ['without a session', (token) => forge(token, { session_id: undefined })],
    ['of a session that never was', (token) => forge(token, { session_id: randomUUID() })],
    ['missing', () => ''],
  ];
  test.each(wrong)('%s is refused', async (_, change) => {
    const { accessToken, body } = await startGoogleSignIn(api, newAddress('budi'));
    expect(await codeOf(exchangeToken(api, change(accessToken), body))).toEqual(refused);
    expect((await exchangeToken(api, accessToken, body)).statusCode).toBe(200);
  });

  test('a session token of the product is none of the identity server', async () => {
    const { token, email, id } = await registerPerson(api);
    const body = { email, name: 'Sari', provider: 'google', providerId: id };
    expect(await codeOf(exchangeToken(api, token, body))).toEqual(refused);
  });

  test('a password session of the identity server is not Google', async () => {
    const { email, id } = await registerPerson(api);
    const granted = await api.deps.identity.passwordGrant(email, password);
    const body = { email, name: 'Sari', provider: 'google', providerId: id };
    expect(await codeOf(exchangeToken(api, granted?.accessToken ?? '', body))).toEqual(refused);
  });
});

describe('a body that disagrees', () => {
  test('another person’s address, or another person’s id, with my token', async () => {
    const victim = await registerPerson(api);
    const { accessToken, body } = await startGoogleSignIn(api, newAddress('budi'));
    const lies = [
      { email: victim.email },
      { providerId: victim.id },
      { email: victim.email, providerId: victim.id },
      { providerId: 'google-budi' },
    ];
    for (const lie of lies) {
      expect(await codeOf(exchangeToken(api, accessToken, { ...body, ...lie }))).toEqual(refused);
    }
  });

  test('another person’s token with my body', async () => {
    const [mine, theirs] = [
      await startGoogleSignIn(api, newAddress('budi')),
      await startGoogleSignIn(api, newAddress('siti')),
    ];
    expect(await codeOf(exchangeToken(api, theirs.accessToken, mine.body))).toEqual(refused);
  });

  test('the name is not believed', async () => {
    const email = newAddress('budi');
    const { accessToken, body } = await startGoogleSignIn(api, email);
    const answer = await exchangeToken(api, accessToken, { ...body, name: 'Admin PilahBumi' });
    const me = await api.app.inject({ url: '/auth/me', headers: bearer(answer.json().token) });
    expect(me.json().user.name).toMatch(/^Budi/);
  });
});

test('a token opens one session, and is spent: twice in a row, and ten times at once', async () => {
  const { accessToken, body } = await startGoogleSignIn(api, newAddress('budi'));
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => exchangeToken(api, accessToken, body)),
  );
  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await codeOf(exchangeToken(api, accessToken, body))).toEqual(refused);
});

describe('a stranger registered my address before I came with Google', () => {
  async function hijack() {
    const email = newAddress('korban');
    const stranger = await registerPerson(api, { email });
    await enrol(api, stranger.headers, password);
    const { headers: otherDevice } = await openSession(api, stranger.id);
    const mine = await signInByGoogle(api, email);
    return { email, stranger, otherDevice, mine };
  }

  test('the account is mine: no code of theirs is asked, and their name and phone are gone', async () => {
    const { email, mine } = await hijack();
    expect(mine.json()).toEqual({ success: true, token: expect.any(String) });
    const me = await api.app.inject({ url: '/auth/me', headers: bearer(mine.json().token) });
    expect(me.json().user).toMatchObject({ email, name: expect.stringMatching(/^Korban/) });
  });

  test('their password is dead', async () => {
    const { email } = await hijack();
    expect((await logIn(api, { email })).json().code).toBe('wrong_credentials');
    expect(await api.deps.identity.passwordGrant(email, password)).toBeUndefined();
  });

  test('their sessions are dead on every device', async () => {
    const { stranger, otherDevice, mine } = await hijack();
    expect(await statusOfMe(api, stranger.headers)).toBe(401);
    expect(await statusOfMe(api, otherDevice)).toBe(401);
    expect(await statusOfMe(api, bearer(mine.json().token))).toBe(200);
  });

  test('their sessions at the identity server are dead too', async () => {
    const email = newAddress('korban');
    await registerPerson(api, { email });
    const theirs = await api.deps.identity.passwordGrant(email, password);
    await signInByGoogle(api, email);
    expect(await api.deps.identity.user(theirs?.accessToken ?? '')).toBeUndefined();
  });

  test('the mail that was on its way confirms nothing any more', async () => {
    const email = newAddress('korban');
    await registerPerson(api, { email });
    const { rows } = await api.deps.pool.query<{ text: string }>(
      `select data->>'text' as text from pgboss.job where data->>'to' = $1`,
      [email],
    );
    const token = /#token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
    const headers = bearer((await signInByGoogle(api, email)).json().token);
    expect((await call(api, confirmEmail, { headers, body: { token } })).json().code).toBe('link_invalid');
  });

  test('it is written down', async () => {
    const { stranger } = await hijack();
    const entries = await api.db
      .selectFrom('app.audit_log')
      .select('action')
      .where('subject_id', '=', stranger.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'account.registered',
      'two-step.on',
      'account.taken_over',
    ]);
  });
});

test('a password that a stranger left without an account is dead once I came with Google', async () => {
  const email = newAddress('korban');
  await api.deps.identity.signUp({ email, password, name: 'Orang lain' });
  const theirs = await api.deps.identity.passwordGrant(email, password);
  const mine = await signInByGoogle(api, email);
  expect(await statusOfMe(api, bearer(mine.json().token))).toBe(200);
  expect((await logIn(api, { email })).json().code).toBe('wrong_credentials');
  expect(await api.deps.identity.passwordGrant(email, password)).toBeUndefined();
  expect(await api.deps.identity.user(theirs?.accessToken ?? '')).toBeUndefined();
});

describe('an address that Google never verified', () => {
  const unverified = [403, 'email_unverified'];

  test('opens no new account', async () => {
    const { accessToken, body } = await startGoogleSignIn(api, newAddress('unverified'));
    expect(await codeOf(exchangeToken(api, accessToken, body))).toEqual(unverified);
    expect(await codeOf(exchangeToken(api, accessToken, body))).toEqual(refused);
  });

  test('opens nobody else’s account, proven or not, and takes nothing from it', async () => {
    for (const isConfirmed of [true, false]) {
      const victim = await registerPerson(api, { email: newAddress('unverified') });
      if (isConfirmed) await confirmAddress(api, victim.id);
      const { accessToken, body } = await startGoogleSignIn(api, victim.email);
      expect(body.providerId).toBe(victim.id);
      expect(await codeOf(exchangeToken(api, accessToken, body))).toEqual(unverified);
      expect(await statusOfMe(api, victim.headers)).toBe(200);
      expect((await logIn(api, { email: victim.email })).statusCode).toBe(200);
    }
  });

  test('does not pass beside a Google account of the owner, nor after the owner came again', async () => {
    const owner = await registerPerson(api, { email: newAddress('unverified') });
    await confirmAddress(api, owner.id);
    const attacker = await startGoogleSignIn(api, owner.email);
    // The owner's own Google account, linked to the same person earlier.
    await insertGoogleIdentity(api, owner.id, {
      email: owner.email,
      email_verified: true,
      sub: 'google-owner',
    });
    const user = await api.deps.identity.user(attacker.accessToken);
    expect(user?.proofs.filter(({ emailVerified }) => emailVerified)).toHaveLength(1);

    expect(await codeOf(exchangeToken(api, attacker.accessToken, attacker.body))).toEqual(refused);
    // It is unlinked now, so the rest would pass; the attacker's session must have ended.
    expect(await codeOf(exchangeToken(api, attacker.accessToken, attacker.body))).toEqual(refused);
    const refresh = await fetch(`${api.env.IDENTITY_URL}/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: attacker.refreshToken }),
    });
    expect(refresh.status).toBeGreaterThanOrEqual(400);
  });
});

import { oauth } from '@app/contract/account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
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

const profileOf = (email: string) =>
  api.db
    .selectFrom('app.profile')
    .select(['id', 'name', 'role', 'email_verified_at as verifiedAt'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

describe('POST /auth/oauth', () => {
  test('a new person becomes a member whose address is proven, and is signed in', async () => {
    const email = newAddress('budi');
    const response = await signInByGoogle(api, email);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { success: true, token: expect.any(String) },
    ]);
    expect(await statusOfMe(api, bearer(response.json().token))).toBe(200);
    const profile = await profileOf(email);
    expect(profile).toMatchObject({ role: 'member', verifiedAt: expect.any(Date) });
    expect(profile.name).toMatch(/^Budi/);
    const consents = await api.db
      .selectFrom('app.consent')
      .select('purpose')
      .where('profile_id', '=', profile.id)
      .execute();
    expect(consents.map(({ purpose }) => purpose)).toEqual(['terms', 'privacy']);
  });

  test('the same person comes back to the same account', async () => {
    const email = newAddress('budi');
    await signInByGoogle(api, email);
    const { id } = await profileOf(email);
    expect((await signInByGoogle(api, email)).statusCode).toBe(200);
    expect((await profileOf(email)).id).toBe(id);
  });

  test('a new person in two windows at once is one person, signed in in both', async () => {
    const email = newAddress('budi');
    const windows = [await startGoogleSignIn(api, email), await startGoogleSignIn(api, email)];
    const answers = await Promise.all(
      windows.map(({ accessToken, body }) => exchangeToken(api, accessToken, body)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('who registered by password and proved the address keeps the password beside Google', async () => {
    const { id, email, headers } = await registerPerson(api);
    await confirmAddress(api, id);
    expect((await signInByGoogle(api, email)).statusCode).toBe(200);
    expect((await profileOf(email)).name).toBe('Sari');
    expect((await logIn(api, { email })).statusCode).toBe(200);
    expect(await statusOfMe(api, headers)).toBe(200);
  });

  test('a name that Google gives is cut, never the reason to fail', async () => {
    const email = `${'b'.repeat(20)}${newAddress('x'.repeat(100))}`;
    const { body, accessToken } = await startGoogleSignIn(api, email);
    expect((await exchangeToken(api, accessToken, { ...body, name: '' })).statusCode).toBe(200);
    expect((await profileOf(email)).name).toHaveLength(100);
  });

  test.each([
    ['email', { email: undefined }],
    ['provider', { provider: 'facebook' }],
    ['providerId', { providerId: 7 }],
  ])('a wrong %s in the body is named', async (field, change) => {
    const body = { email: 'a@contoh.id', name: 'A', provider: 'google', providerId: 'x', ...change };
    const response = await call(api, oauth, { body });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  test('people who only come with Google have no password to sign in with', async () => {
    const email = newAddress('budi');
    await signInByGoogle(api, email);
    expect((await logIn(api, { email, password })).statusCode).toBe(401);
  });
});

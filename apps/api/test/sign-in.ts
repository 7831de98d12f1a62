import { randomUUID } from 'node:crypto';
import { getMe, login, oauth, register } from '@app/contract/account';
import { call } from './call.ts';
import { signInWithGoogle } from './google.ts';
import type { TestApi } from './harness.ts';

export const password = 'kotak-kuning-7';
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const newAddress = (name = 'sari') => `${name}.${randomUUID()}@gmail.test`;

type Copy = Pick<TestApi, 'app'>;
type Headers = Record<string, string>;

/** Somebody who has just registered through the front door. */
export async function registerPerson(api: Copy, given: { email?: string; headers?: Headers } = {}) {
  const { email = newAddress(), headers = {} } = given;
  const answer = await call(api, register, { headers, body: { name: 'Sari', email, password } });
  if (answer.statusCode !== 200) throw new Error(`Not registered: ${answer.body}`);
  const { token, user } = answer.json() as { token: string; user: { _id: string } };
  return { id: user._id, email, token, headers: bearer(token) };
}

export const logIn = (
  api: Copy,
  body: { email: string; password?: string; remember?: boolean },
  headers: Headers = {},
) => call(api, login, { headers, body: { password, ...body } });

export const statusOfMe = async (api: Copy, headers: Headers) =>
  (await call(api, getMe, { headers })).statusCode;

/** As the callback page does it: what the identity server says of the person goes along, the token as bearer. */
export async function comeWithGoogle(api: TestApi, email: string) {
  const { accessToken, refreshToken } = await signInWithGoogle(api.env.IDENTITY_URL, email);
  const user = await api.deps.identity.user(accessToken);
  const body = { email, name: 'Sari', provider: 'google', providerId: user?.id ?? '' };
  return { accessToken, refreshToken, body, userId: user?.id ?? '' };
}

export const exchange = (api: Copy, accessToken: string, body: object) =>
  call(api, oauth, { headers: bearer(accessToken), body });

/** The whole way. */
export async function signInByGoogle(api: TestApi, email: string) {
  const { accessToken, body } = await comeWithGoogle(api, email);
  return exchange(api, accessToken, body);
}

export const confirmAddress = ({ db }: TestApi, id: string) =>
  db.updateTable('app.profile').set({ email_verified_at: new Date() }).where('id', '=', id).execute();

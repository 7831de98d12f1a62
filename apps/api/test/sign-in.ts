import { randomUUID } from 'node:crypto';
import { getMe, login, oauth, register } from '@app/contract/account';
import { call } from './call.ts';
import { signInWithGoogle } from './google.ts';
import type { TestApi } from './harness.ts';

export const password = 'kotak-kuning-7';
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const newAddress = (name = 'sari') => `${name}.${randomUUID()}@gmail.test`;

type Instance = Pick<TestApi, 'app'>;
type Headers = Record<string, string>;

/** Registers a person through HTTP. */
export async function registerPerson(api: Instance, given: { email?: string; headers?: Headers } = {}) {
  const { email = newAddress(), headers = {} } = given;
  const response = await call(api, register, { headers, body: { name: 'Sari', email, password } });
  if (response.statusCode !== 200) throw new Error(`Not registered: ${response.body}`);
  const { token, user } = response.json() as { token: string; user: { _id: string } };
  return { id: user._id, email, token, headers: bearer(token) };
}

export const logIn = (
  api: Instance,
  body: { email: string; password?: string; remember?: boolean },
  headers: Headers = {},
) => call(api, login, { headers, body: { password, ...body } });

export const statusOfMe = async (api: Instance, headers: Headers) =>
  (await call(api, getMe, { headers })).statusCode;

/** The request that the callback page makes: the data of the identity server as body, the token as bearer. */
export async function startGoogleSignIn(api: TestApi, email: string) {
  const { accessToken, refreshToken } = await signInWithGoogle(api.env.IDENTITY_URL, email);
  const user = await api.deps.identity.user(accessToken);
  const body = { email, name: 'Sari', provider: 'google', providerId: user?.id ?? '' };
  return { accessToken, refreshToken, body, userId: user?.id ?? '' };
}

export const exchangeToken = (api: Instance, accessToken: string, body: object) =>
  call(api, oauth, { headers: bearer(accessToken), body });

/** Complete sign-in with Google. */
export async function signInByGoogle(api: TestApi, email: string) {
  const { accessToken, body } = await startGoogleSignIn(api, email);
  return exchangeToken(api, accessToken, body);
}

export const confirmAddress = ({ db }: TestApi, id: string) =>
  db.updateTable('app.profile').set({ email_verified_at: new Date() }).where('id', '=', id).execute();

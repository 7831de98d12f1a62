import { type CurrentUser, getMe, login, logout, oauth, register, secondStep } from '@app/contract/account';
import type { ErrorCode } from '@app/contract/errors';
import type { RouteInput } from '@app/contract/route';
import { ApiError, call } from '#web/lib/api.ts';
import type { IdentitySession } from '#web/lib/identity.ts';
import { googleText, registerText, signInText } from '#web/messages/account.ts';

export type LoginInput = RouteInput<typeof login>['body'];
export type RegisterInput = RouteInput<typeof register>['body'];

export type Refusal = {
  status: 'error';
  error: string;
  code?: ErrorCode;
  /** Field name to sentence. */
  fields: Record<string, string>;
};

/** What a way in may answer. A lost network is no answer: it is thrown. */
export type Answer =
  | { status: 'opened'; token: string; user?: CurrentUser }
  | { status: 'second-step'; challenge: string }
  | Refusal;

type Opened = { token: string; user?: CurrentUser } | { challenge: string };

async function answerOf(request: Promise<Opened>, fallback: string): Promise<Answer> {
  try {
    const opened = await request;
    return 'token' in opened ? { ...opened, status: 'opened' } : { ...opened, status: 'second-step' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Without a request id the answer is not the API's own, so it carries no sentence of it.
    if (!error.requestId) return { status: 'error', error: fallback, fields: {} };
    return { status: 'error', error: error.message, code: error.code, fields: error.fields };
  }
}

export const askLogin = (body: LoginInput) => answerOf(call(login, { body }), signInText.failed);

export const askRegister = (body: RegisterInput) => answerOf(call(register, { body }), registerText.failed);

export const askSecondStep = (challenge: string, code: string) =>
  answerOf(call(secondStep, { body: { challenge, code } }), signInText.failed);

/** Exchanges the identity server's session for ours. */
export function askOauth({ accessToken, user }: IdentitySession) {
  const { email = '', id, user_metadata: said } = user;
  const name = String(said.full_name ?? said.name ?? email);
  const body = { email, name, provider: 'google', providerId: id } as const;
  return answerOf(call(oauth, { body }, { token: accessToken }), googleText.login.failed);
}

/** Nobody, when the stored session is over. */
export async function askWhoAmI(): Promise<CurrentUser | undefined> {
  try {
    return (await call(getMe, {})).user;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}

/** Leaving does not wait for a network that hangs. */
export const askLogout = () => call(logout, {}, { signal: AbortSignal.timeout(5000) });

export { forgetOwn } from '#web/lib/offline/forget-own.ts';

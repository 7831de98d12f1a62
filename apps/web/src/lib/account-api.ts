import { type CurrentUser, getMe, login, logout, oauth, register, secondStep } from '@app/contract/account';
import type { ErrorCode } from '@app/contract/errors';
import type { RouteInput } from '@app/contract/route';
import { ApiError, call } from '#web/lib/api.ts';
import type { IdentitySession } from '#web/lib/identity.ts';
import { googleText, registerText, signInText } from '#web/messages/account.ts';

export type LoginInput = RouteInput<typeof login>['body'];
export type RegisterInput = RouteInput<typeof register>['body'];

export type SignInError = {
  status: 'error';
  error: string;
  code?: ErrorCode;
  /** Error message by field name. */
  fields: Record<string, string>;
};

/** The outcome of a sign-in request. A network failure is thrown instead. */
export type SignInResponse =
  | { status: 'opened'; token: string; user?: CurrentUser }
  | { status: 'second-step'; challenge: string }
  | SignInError;

type SignInOutput = { token: string; user?: CurrentUser } | { challenge: string };

async function toSignInResponse(request: Promise<SignInOutput>, fallback: string): Promise<SignInResponse> {
  try {
    const opened = await request;
    return 'token' in opened ? { ...opened, status: 'opened' } : { ...opened, status: 'second-step' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Without a request id the response did not come from the API, so its message is not shown.
    if (!error.requestId) return { status: 'error', error: fallback, fields: {} };
    return { status: 'error', error: error.message, code: error.code, fields: error.fields };
  }
}

export const requestLogin = (body: LoginInput) => toSignInResponse(call(login, { body }), signInText.failed);

export const requestRegister = (body: RegisterInput) =>
  toSignInResponse(call(register, { body }), registerText.failed);

export const requestSecondStep = (challenge: string, code: string) =>
  toSignInResponse(call(secondStep, { body: { challenge, code } }), signInText.failed);

/** Exchanges the identity server's session for ours. */
export function requestOauth({ accessToken, user }: IdentitySession) {
  const { email = '', id, user_metadata: metadata } = user;
  const name = String(metadata.full_name ?? metadata.name ?? email);
  const body = { email, name, provider: 'google', providerId: id } as const;
  return toSignInResponse(call(oauth, { body }, { token: accessToken }), googleText.login.failed);
}

/** Undefined when the stored session has ended. */
export async function fetchCurrentUser(): Promise<CurrentUser | undefined> {
  try {
    return (await call(getMe, {})).user;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}

/** Signing out must not wait for a hanging network. */
export const requestLogout = () => call(logout, {}, { signal: AbortSignal.timeout(5000) });

export { clearMemberCaches } from '#web/lib/offline/clear-member-caches.ts';

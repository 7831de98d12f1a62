import { z } from 'zod';
import type { Env } from '#api/env.ts';
import { AppError } from '#api/lib/app-error.ts';
import { claimsOf, type IdentityUser, identityUser } from './identity-user.ts';

type RequestOptions = { method?: 'GET' | 'POST' | 'PUT'; bearer?: string; body?: object; timeoutMs?: number };
type IdentityResponse = { status: number; code: string; body: unknown };

const ErrorResponse = z.object({ error_code: z.string() });
const TokenResponse = z.object({ access_token: z.string(), user: z.object({ id: z.uuid() }) });
/** With confirmations off the response has a session; otherwise it is the user alone. */
const SignUpResponse = z.union([TokenResponse.transform(({ user }) => user), z.object({ id: z.uuid() })]);

/**
 * Supabase Auth sends a mail inside its transaction. A client that leaves before the end rolls it back, and the mail
 * arrives with a dead link: so this is longer than GOTRUE_API_MAX_REQUEST_DURATION (infra/identity/settings.env), and
 * shorter than the job that waits (`expireInSeconds`).
 */
export const mailTimeoutMs = 20_000;

/** The server sent a mail to this address a moment ago. */
const mailJustSent = 'over_email_send_rate_limit';

type Settings = Pick<Env, 'IDENTITY_URL' | 'IDENTITY_TIMEOUT_MS' | 'ORIGIN'>;

/** Client of the identity server (Supabase Auth protocol). Throws `sign_in_unavailable` when it fails or is slow. */
export function identityClient({ IDENTITY_URL, IDENTITY_TIMEOUT_MS, ORIGIN }: Settings) {
  async function request(path: string, options: RequestOptions): Promise<IdentityResponse> {
    const { method = 'POST', bearer, body, timeoutMs = IDENTITY_TIMEOUT_MS } = options;
    try {
      const response = await fetch(`${IDENTITY_URL}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      const parsed: unknown = text ? JSON.parse(text) : {};
      const code = ErrorResponse.safeParse(parsed).data?.error_code ?? '';
      if (response.status >= 500 || (response.status === 429 && code !== mailJustSent)) {
        throw new Error(`Identity server answered ${response.status} ${code}`);
      }
      return { status: response.status, code, body: parsed };
    } catch (cause) {
      throw new AppError('sign_in_unavailable', { cause });
    }
  }

  const unexpectedResponse = ({ status, code }: IdentityResponse) =>
    new Error(`Identity server answered ${status} ${code}`);

  return {
    /**
     * Its /health returns 200 even without its database. Refreshing an unknown token is the cheapest call
     * that reads a table: one index lookup, no password hash, and 400 when healthy.
     */
    async check(): Promise<void> {
      const body = { refresh_token: 'pilahbumi000' };
      const response = await request('/token?grant_type=refresh_token', { body, timeoutMs: 1000 });
      if (response.status !== 400) throw unexpectedResponse(response);
    },

    async signUp(person: {
      email: string;
      password: string;
      name: string;
    }): Promise<{ userId: string } | 'taken'> {
      const { email, password, name } = person;
      const response = await request('/signup', { body: { email, password, data: { name } } });
      if (response.status === 200) return { userId: SignUpResponse.parse(response.body).id };
      if (['user_already_exists', 'email_exists'].includes(response.code)) return 'taken';
      if (response.code === 'weak_password') throw new AppError('common_password');
      if (response.code === 'email_address_invalid') throw new AppError('invalid_input');
      throw unexpectedResponse(response);
    },

    /** Undefined when the e-mail or the password is wrong. */
    async passwordGrant(
      email: string,
      password: string,
    ): Promise<{ userId: string; accessToken: string; sessionId: string | undefined } | undefined> {
      const response = await request('/token?grant_type=password', { body: { email, password } });
      if (response.status === 400 || response.status === 403) return undefined;
      if (response.status !== 200) throw unexpectedResponse(response);
      const { access_token: accessToken, user } = TokenResponse.parse(response.body);
      return { userId: user.id, accessToken, sessionId: claimsOf(accessToken).session_id };
    },

    /** Undefined when the token is forged, expired, meant for somebody else, or its session has ended. */
    async user(accessToken: string): Promise<IdentityUser | undefined> {
      const response = await request('/user', { method: 'GET', bearer: accessToken });
      return response.status === 200 ? identityUser(response.body, accessToken) : undefined;
    },

    /** `unchanged` when it is already the current password. */
    async setPassword(accessToken: string, password: string): Promise<'changed' | 'unchanged'> {
      const response = await request('/user', { method: 'PUT', bearer: accessToken, body: { password } });
      if (response.status === 200) return 'changed';
      if (response.code === 'same_password') return 'unchanged';
      if (response.code === 'weak_password') throw new AppError('common_password');
      if (response.status === 401 || response.status === 403) throw new AppError('link_invalid');
      throw unexpectedResponse(response);
    },

    /** Sends the recovery mail if the address has an account; the response is the same either way. */
    async recover(email: string): Promise<void> {
      const query = new URLSearchParams({ redirect_to: `${ORIGIN}/reset-password` });
      const response = await request(`/recover?${query}`, { body: { email }, timeoutMs: mailTimeoutMs });
      if (response.status !== 200 && response.code !== mailJustSent) throw unexpectedResponse(response);
    },

    /** Ends the session of this token only. */
    async signOut(accessToken: string): Promise<void> {
      await request('/logout?scope=local', { bearer: accessToken });
    },
  };
}

export type IdentityClient = ReturnType<typeof identityClient>;

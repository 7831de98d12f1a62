import { z } from 'zod';
import { AppError } from '#api/lib/app-error.ts';
import { claimsOf, type IdentityUser, identityUser } from './identity-user.ts';

type Question = { method?: 'GET' | 'POST' | 'PUT'; bearer?: string; body?: object; patience?: number };
type Answer = { status: number; code: string; body: unknown };

const Refusal = z.object({ error_code: z.string() });
const Granted = z.object({ access_token: z.string(), user: z.object({ id: z.uuid() }) });
/** With confirmations off a new user comes with a session; without one the user stands alone. */
const SignedUp = z.union([Granted.transform(({ user }) => user), z.object({ id: z.uuid() })]);

/** The identity server (Supabase Auth's protocol). Away, slow or broken, it is `sign_in_unavailable`. */
export function identityClient(url: string) {
  async function ask(path: string, question: Question): Promise<Answer> {
    const { method = 'POST', bearer, body, patience = 3000 } = question;
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(patience),
      });
      const text = await response.text();
      const answer: unknown = text ? JSON.parse(text) : {};
      const code = Refusal.safeParse(answer).data?.error_code ?? '';
      if (response.status >= 500 || response.status === 429) {
        throw new Error(`Identity server answered ${response.status} ${code}`);
      }
      return { status: response.status, code, body: answer };
    } catch (cause) {
      throw new AppError('sign_in_unavailable', { cause });
    }
  }

  const unexpected = ({ status, code }: Answer) => new Error(`Identity server answered ${status} ${code}`);

  return {
    /**
     * Its own /health answers 200 with its database gone; refreshing a token that nobody has is the
     * cheapest call that reads a table: one index lookup, no password hash, and 400 when all is well.
     */
    async check(): Promise<void> {
      const body = { refresh_token: 'pilahbumi000' };
      const answer = await ask('/token?grant_type=refresh_token', { body, patience: 1000 });
      if (answer.status !== 400) throw unexpected(answer);
    },

    async signUp(person: {
      email: string;
      password: string;
      name: string;
    }): Promise<{ userId: string } | 'taken'> {
      const { email, password, name } = person;
      const answer = await ask('/signup', { body: { email, password, data: { name } } });
      if (answer.status === 200) return { userId: SignedUp.parse(answer.body).id };
      if (['user_already_exists', 'email_exists'].includes(answer.code)) return 'taken';
      if (answer.code === 'weak_password') throw new AppError('common_password');
      if (answer.code === 'email_address_invalid') throw new AppError('invalid_input');
      throw unexpected(answer);
    },

    /** Undefined when the e-mail and the password do not belong together. */
    async passwordGrant(
      email: string,
      password: string,
    ): Promise<{ userId: string; accessToken: string; sessionId: string | undefined } | undefined> {
      const answer = await ask('/token?grant_type=password', { body: { email, password } });
      if (answer.status === 400 || answer.status === 403) return undefined;
      if (answer.status !== 200) throw unexpected(answer);
      const { access_token: accessToken, user } = Granted.parse(answer.body);
      return { userId: user.id, accessToken, sessionId: claimsOf(accessToken).session_id };
    },

    /** Undefined when the token is forged, expired, meant for somebody else, or its session has ended. */
    async user(accessToken: string): Promise<IdentityUser | undefined> {
      const answer = await ask('/user', { method: 'GET', bearer: accessToken });
      return answer.status === 200 ? identityUser(answer.body, accessToken) : undefined;
    },

    /** `unchanged` when it is the password that the person has already. */
    async setPassword(accessToken: string, password: string): Promise<'changed' | 'unchanged'> {
      const answer = await ask('/user', { method: 'PUT', bearer: accessToken, body: { password } });
      if (answer.status === 200) return 'changed';
      if (answer.code === 'same_password') return 'unchanged';
      if (answer.code === 'weak_password') throw new AppError('common_password');
      if (answer.status === 401 || answer.status === 403) throw new AppError('link_invalid');
      throw unexpected(answer);
    },

    /** Sends the recovery mail, if somebody has this address; the answer is the same for everybody. */
    async recover(email: string): Promise<void> {
      const answer = await ask('/recover', { body: { email } });
      if (answer.status !== 200) throw unexpected(answer);
    },

    /** Ends the session of this token, and no other of the same person. */
    async signOut(accessToken: string): Promise<void> {
      await ask('/logout?scope=local', { bearer: accessToken });
    },
  };
}

export type IdentityClient = ReturnType<typeof identityClient>;

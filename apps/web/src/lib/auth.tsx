import type { CurrentUser } from '@app/contract/account';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Answer, LoginInput, Refusal, RegisterInput } from '#web/lib/account-api.ts';
import type { GoogleAnswer } from '#web/lib/google-sign-in.ts';
import { closeIdentitySession, forgetIdentitySession, type IdentitySession } from '#web/lib/identity.ts';
import { forgetSessionHint } from '#web/lib/session-hint.ts';
import { storedToken } from '#web/lib/token.ts';

export type AuthState =
  | { status: 'loading' }
  /** `isLeaving`: the session is just being ended; nothing more is asked with it. */
  | { status: 'signed-in'; user: CurrentUser; isLeaving?: true }
  /** `byChoice`: the person left, in this tab; otherwise there was no session, or it is over. */
  | { status: 'signed-out'; byChoice?: true }
  /** A token is kept, but nobody could be asked whose it is: the network or the API is away. */
  | { status: 'unreachable' };

export type SignInResult = { status: 'success' } | { status: 'second-step'; challenge: string } | Refusal;

/** The ways in answer success or a sentence to show; a lost network is thrown. */
type Auth = AuthState & {
  login: (input: LoginInput) => Promise<SignInResult>;
  register: (input: RegisterInput) => Promise<SignInResult>;
  /** After `second-step`: a code of the authenticator or a recovery code. */
  finishSecondStep: (challenge: string, code: string) => Promise<SignInResult>;
  /** Leads the browser to Google; `next` is the page to open on the way back. */
  loginWithGoogle: (next: string) => Promise<GoogleAnswer>;
  /** Back from Google: the identity server's session opens ours. */
  finishGoogle: (session: IdentitySession) => Promise<SignInResult>;
  /** Asks again who is signed in. */
  refresh: () => Promise<void>;
  logout: () => Promise<void>;
};

const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth was called outside of AuthProvider');
  return auth;
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ status: 'loading' });

  const refresh = useCallback(async () => {
    const next = await whoIsSignedIn();
    // A page in use stays, with what is typed into it: its own requests tell that the network is away.
    setState((now) => (next.status === 'unreachable' && now.status === 'signed-in' ? now : next));
  }, []);

  const actions = useMemo(() => {
    const enter = async (answer: Answer): Promise<SignInResult> => {
      if (answer.status !== 'opened') return answer;
      storedToken.write(answer.token);
      setState(answer.user ? { status: 'signed-in', user: answer.user } : await whoIsSignedIn());
      return { status: 'success' };
    };
    return {
      login: async (input: LoginInput) => enter(await (await accountApi()).askLogin(input)),
      register: async (input: RegisterInput) => enter(await (await accountApi()).askRegister(input)),
      finishSecondStep: async (challenge: string, code: string) =>
        enter(await (await accountApi()).askSecondStep(challenge, code)),
      finishGoogle: async (session: IdentitySession) => {
        const answer = await (await accountApi()).askOauth(session);
        if (answer.status !== 'error') forgetIdentitySession();
        return enter(answer);
      },
      loginWithGoogle: async (next: string): Promise<GoogleAnswer> => {
        const current = await whoIsSignedIn();
        if (current.status !== 'signed-in') return (await googleSignIn()).goToGoogle(next);
        setState(current);
        return { status: 'success' };
      },
      logout: async () => {
        setState((now) => (now.status === 'signed-in' ? { ...now, isLeaving: true } : now));
        await Promise.all([endSession(), closeIdentitySession()]);
        storedToken.remove();
        await forgetOwn();
        setState({ status: 'signed-out', byChoice: true });
      },
    };
  }, []);

  useEffect(() => {
    void whoIsSignedIn().then(setState);
    // Signing in or out in another tab counts here too; a regained network ends the waiting.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storedToken.key || key === null) void refresh();
    };
    const onOnline = () => void refresh();
    window.addEventListener('storage', onStorage);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('online', onOnline);
    };
  }, [refresh]);

  useEffect(() => {
    if (state.status !== 'loading') forgetSessionHint();
  }, [state.status]);

  const auth = useMemo(() => ({ ...state, ...actions, refresh }), [state, actions, refresh]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The contract and its schemas are fetched only by people who sign in: a visitor's first page stays small. */
const accountApi = () => import('#web/lib/account-api.ts');
const googleSignIn = () => import('#web/lib/google-sign-in.ts');

/** Fetches them while a person is still typing. */
export const prepareSignIn = () => void accountApi().catch(() => {});

async function whoIsSignedIn(): Promise<AuthState> {
  const token = storedToken.read();
  if (!token) return { status: 'signed-out' };
  const answer = await accountApi()
    .then(({ askWhoAmI }) => askWhoAmI())
    .catch(() => 'unreachable' as const);
  // Somebody signed in or out while we asked: the answer is about a session of the past.
  if (storedToken.read() !== token) return whoIsSignedIn();
  if (answer === 'unreachable') return { status: 'unreachable' };
  if (answer) return { status: 'signed-in', user: answer };
  console.warn('The stored session is over; the token is deleted.');
  storedToken.remove();
  return { status: 'signed-out' };
}

/** What this phone kept for the person goes with them. Where nothing is kept there may be no script for it either. */
const forgetOwn = () =>
  accountApi()
    .then((api) => api.forgetOwn())
    .catch(() => {});

async function endSession() {
  if (!storedToken.read()) return;
  try {
    await (await accountApi()).askLogout();
  } catch {
    // Leaving must work without a network; the server's session ends by itself.
  }
}

import type { CurrentUser } from '@app/contract/account';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { SignInResponse, LoginInput, SignInError, RegisterInput } from '#web/lib/account-api.ts';
import type { GoogleSignInResult } from '#web/lib/google-sign-in.ts';
import { closeIdentitySession, clearIdentitySession, type IdentitySession } from '#web/lib/identity.ts';
import { clearSessionHint } from '#web/lib/session-hint.ts';
import { storedToken } from '#web/lib/token.ts';

export type AuthState =
  | { status: 'loading' }
  /** `isSigningOut`: the session is being ended; no more requests use it. */
  | { status: 'signed-in'; user: CurrentUser; isSigningOut?: true }
  /** `byChoice`: the member signed out in this tab; otherwise there was no session, or it has ended. */
  | { status: 'signed-out'; byChoice?: true }
  /** A token is stored but could not be checked: the network or the API is down. */
  | { status: 'unreachable' };

export type SignInResult = { status: 'success' } | { status: 'second-step'; challenge: string } | SignInError;

/** The sign-in methods resolve with success or a message to show; a network failure is thrown. */
type Auth = AuthState & {
  login: (input: LoginInput) => Promise<SignInResult>;
  register: (input: RegisterInput) => Promise<SignInResult>;
  /** After `second-step`: a code of the authenticator or a recovery code. */
  finishSecondStep: (challenge: string, code: string) => Promise<SignInResult>;
  /** Redirects to Google; `next` is the page to open afterwards. */
  loginWithGoogle: (next: string) => Promise<GoogleSignInResult>;
  /** After the redirect from Google: exchanges the identity server's session for ours. */
  finishGoogle: (session: IdentitySession) => Promise<SignInResult>;
  /** Fetches the signed-in user again. */
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
    const next = await fetchAuthState();
    // An open page stays, with its form input: its own requests report that the network is down.
    setState((now) => (next.status === 'unreachable' && now.status === 'signed-in' ? now : next));
  }, []);

  const actions = useMemo(() => {
    const completeSignIn = async (answer: SignInResponse): Promise<SignInResult> => {
      if (answer.status !== 'opened') return answer;
      storedToken.write(answer.token);
      setState(answer.user ? { status: 'signed-in', user: answer.user } : await fetchAuthState());
      return { status: 'success' };
    };
    return {
      login: async (input: LoginInput) => completeSignIn(await (await accountApi()).requestLogin(input)),
      register: async (input: RegisterInput) =>
        completeSignIn(await (await accountApi()).requestRegister(input)),
      finishSecondStep: async (challenge: string, code: string) =>
        completeSignIn(await (await accountApi()).requestSecondStep(challenge, code)),
      finishGoogle: async (session: IdentitySession) => {
        const answer = await (await accountApi()).requestOauth(session);
        if (answer.status !== 'error') clearIdentitySession();
        return completeSignIn(answer);
      },
      loginWithGoogle: async (next: string): Promise<GoogleSignInResult> => {
        const current = await fetchAuthState();
        if (current.status !== 'signed-in') return (await googleSignIn()).goToGoogle(next);
        setState(current);
        return { status: 'success' };
      },
      logout: async () => {
        setState((now) => (now.status === 'signed-in' ? { ...now, isSigningOut: true } : now));
        await Promise.all([endSession(), closeIdentitySession()]);
        storedToken.remove();
        await clearMemberCaches();
        setState({ status: 'signed-out', byChoice: true });
      },
    };
  }, []);

  useEffect(() => {
    void fetchAuthState().then(setState);
    // Signing in or out in another tab counts here too, and so does a restored network.
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
    if (state.status !== 'loading') clearSessionHint();
  }, [state.status]);

  const auth = useMemo(() => ({ ...state, ...actions, refresh }), [state, actions, refresh]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Loaded on demand, so that a visitor's first page does not include the contract and its schemas. */
const accountApi = () => import('#web/lib/account-api.ts');
const googleSignIn = () => import('#web/lib/google-sign-in.ts');

/** Preloads them while the form is being filled in. */
export const prepareSignIn = () => void accountApi().catch(() => {});

async function fetchAuthState(): Promise<AuthState> {
  const token = storedToken.read();
  if (!token) return { status: 'signed-out' };
  const answer = await accountApi()
    .then(({ fetchCurrentUser }) => fetchCurrentUser())
    .catch(() => 'unreachable' as const);
  // The session changed during the request: the response is about the old one.
  if (storedToken.read() !== token) return fetchAuthState();
  if (answer === 'unreachable') return { status: 'unreachable' };
  if (answer) return { status: 'signed-in', user: answer };
  console.warn('Stored session has ended, deleting the token');
  storedToken.remove();
  return { status: 'signed-out' };
}

/** Errors are ignored: offline, the script may be missing, and then nothing is cached either. */
const clearMemberCaches = () =>
  accountApi()
    .then((api) => api.clearMemberCaches())
    .catch(() => {});

async function endSession() {
  if (!storedToken.read()) return;
  try {
    await (await accountApi()).requestLogout();
  } catch {
    // Signing out must work without a network; the server's session expires by itself.
  }
}

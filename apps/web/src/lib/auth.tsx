import type { CurrentUser } from '@app/contract/account';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { forgetSessionHint } from '#web/lib/session-hint.ts';
import { storedToken } from '#web/lib/token.ts';

export type AuthState =
  | { status: 'loading' }
  | { status: 'signed-in'; user: CurrentUser }
  | { status: 'signed-out' }
  /** A token is kept, but nobody could be asked whose it is: the network or the API is away. */
  | { status: 'unreachable' };

type Auth = AuthState & {
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

  const refresh = useCallback(async () => setState(await whoIsSignedIn()), []);

  const logout = useCallback(async () => {
    await endSession();
    storedToken.remove();
    setState({ status: 'signed-out' });
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

  const auth = useMemo(() => ({ ...state, refresh, logout }), [state, refresh, logout]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The contract and its schemas are fetched only by people who have a token: a visitor's first page stays small. */
const account = () => Promise.all([import('#web/lib/api.ts'), import('@app/contract/account')]);

async function whoIsSignedIn(): Promise<AuthState> {
  if (!storedToken.read()) return { status: 'signed-out' };
  try {
    const [{ call }, { getMe }] = await account();
    const { user } = await call(getMe, {});
    return { status: 'signed-in', user };
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    if (status !== 401 && status !== 403) return { status: 'unreachable' };
    console.warn('The stored session is over; the token is deleted.');
    storedToken.remove();
    return { status: 'signed-out' };
  }
}

async function endSession() {
  if (!storedToken.read()) return;
  try {
    const [{ call }, { logout }] = await account();
    await call(logout, {});
  } catch {
    // Leaving must work without a network; the server's session ends by itself.
  }
}

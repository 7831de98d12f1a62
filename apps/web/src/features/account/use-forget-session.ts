import { useCallback } from 'react';
import { useAuth } from '#web/lib/auth.tsx';
import { storedToken } from '#web/lib/token.ts';

/**
 * For a session that the server has already ended: it is forgotten here, and the server is not told again. From a
 * page of members the guard then leads home.
 */
export function useForgetSession() {
  const { logout } = useAuth();
  return useCallback(async () => {
    storedToken.remove();
    await logout();
  }, [logout]);
}

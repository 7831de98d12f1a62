import { useCallback } from 'react';
import { useAuth } from '#web/lib/auth.tsx';
import { storedToken } from '#web/lib/token.ts';

/**
 * Clears a session that the server has already ended, without a logout request. On a members' page the guard then
 * redirects to the home page.
 */
export function useClearSession() {
  const { logout } = useAuth();
  return useCallback(async () => {
    storedToken.remove();
    await logout();
  }, [logout]);
}

import { useAuth } from '#web/lib/auth.tsx';

/** The signed-in member; undefined while that is not known. */
export function useMemberId(): string | undefined {
  const auth = useAuth();
  return auth.status === 'signed-in' ? auth.user._id : undefined;
}

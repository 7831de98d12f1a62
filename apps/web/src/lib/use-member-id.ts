import { useAuth } from '#web/lib/auth.tsx';

/** Who is signed in; nobody while that is not known. */
export function useMemberId(): string | undefined {
  const auth = useAuth();
  return auth.status === 'signed-in' ? auth.user._id : undefined;
}

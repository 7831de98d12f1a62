import { Navigate, Outlet } from 'react-router';
import { Unreachable } from '#web/components/layout/unreachable.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { shellText } from '#web/messages/shell.ts';

export const headers = () => ({ 'cache-control': 'no-store' });

/** The guard of the pages that need a sign-in. */
export default function MembersOnly() {
  const auth = useAuth();
  if (auth.status === 'signed-in') return <Outlet />;
  if (auth.status === 'signed-out') return <Navigate to="/login" replace />;
  if (auth.status === 'unreachable') return <Unreachable onRetry={() => void auth.refresh()} />;
  return (
    <p role="status" className="flex flex-1 items-center justify-center gap-3 py-24 text-ink-muted">
      <Spinner />
      {shellText.checkingSession}
    </p>
  );
}

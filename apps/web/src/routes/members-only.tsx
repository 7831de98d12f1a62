import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Unreachable } from '#web/components/layout/unreachable.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { privatePage } from '#web/lib/cache.ts';
import { ServerState } from '#web/lib/server-state.tsx';
import { shellText } from '#web/messages/shell.ts';

export const headers = privatePage;

/** The guard of the pages that need a sign-in. */
export default function MembersOnly() {
  const auth = useAuth();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (auth.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);

  if (auth.status === 'signed-in')
    return (
      <ServerState key={auth.user._id} onSessionOver={() => void auth.refresh()}>
        <Outlet />
      </ServerState>
    );
  // After a sign-out on a members' page, go home instead of to the login.
  if (auth.status === 'signed-out' && auth.byChoice && wasSignedIn) return <Navigate to="/" replace />;
  if (auth.status === 'signed-out')
    return (
      <Navigate to={`/login?next=${encodeURIComponent(pathname + search).replaceAll('%2F', '/')}`} replace />
    );
  if (auth.status === 'unreachable') return <Unreachable onRetry={() => void auth.refresh()} />;
  return (
    <p role="status" className="flex flex-1 items-center justify-center gap-3 py-24 text-ink-muted">
      <Spinner />
      {shellText.checkingSession}
    </p>
  );
}

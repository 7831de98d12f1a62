import { Outlet } from 'react-router';
import { useAuth } from '#web/lib/auth.tsx';
import { ServerState } from '#web/lib/server-state.tsx';

/** Keeps the query cache while navigating between the list and its pieces. */
export default function Education() {
  const { refresh } = useAuth();
  return (
    <ServerState onSessionOver={() => void refresh()}>
      <Outlet />
    </ServerState>
  );
}

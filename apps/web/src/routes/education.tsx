import { Outlet } from 'react-router';
import { useAuth } from '#web/lib/auth.tsx';
import { ServerState } from '#web/lib/server-state.tsx';

/** What was fetched lives as long as somebody moves between the list and its pieces. */
export default function Education() {
  const { refresh } = useAuth();
  return (
    <ServerState onSessionOver={() => void refresh()}>
      <Outlet />
    </ServerState>
  );
}

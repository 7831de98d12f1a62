import { Outlet } from 'react-router';
import { NearMeProvider } from '#web/features/directory/near-me.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { ServerState } from '#web/lib/server-state.tsx';

/** Keeps the query cache and the position while navigating between list, map and listing. */
export default function Directory() {
  const { refresh } = useAuth();
  return (
    <ServerState onSessionOver={() => void refresh()}>
      <NearMeProvider>
        <Outlet />
      </NearMeProvider>
    </ServerState>
  );
}

import { useAuth } from '#web/lib/auth.tsx';
import { ServerState } from '#web/lib/server-state.tsx';
import { historyText as text } from '#web/messages/smart-sort.ts';
import { ScanList } from './scan-list.tsx';

/** The scan history of a member. It has its own query client, because the page around it is public. */
export function ScanHistory({ revision }: { revision: string }) {
  const { refresh } = useAuth();
  return (
    <ServerState onSessionOver={() => void refresh()}>
      <p className="lead mt-1">{text.lead}</p>
      <ScanList revision={revision} />
    </ServerState>
  );
}

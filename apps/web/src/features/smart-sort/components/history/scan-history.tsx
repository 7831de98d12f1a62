import { useAuth } from '#web/lib/auth.tsx';
import { ServerState } from '#web/lib/server-state.tsx';
import { historyText as text } from '#web/messages/smart-sort.ts';
import { ScanList } from './scan-list.tsx';

/** What a member scanned. The page around it is public, so what it fetches lives and ends here. */
export function ScanHistory({ revision }: { revision: string }) {
  const { refresh } = useAuth();
  return (
    <ServerState onSessionOver={() => void refresh()}>
      <p className="lead mt-1">{text.lead}</p>
      <ScanList revision={revision} />
    </ServerState>
  );
}

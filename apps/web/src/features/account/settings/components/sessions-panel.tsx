import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { sessionsText as text } from '#web/messages/account-settings.ts';
import { useSessions } from '../api/list-sessions.ts';
import { EndAllSessions } from './end-all-sessions.tsx';
import { LoadFailure } from './load-failure.tsx';
import { SessionRow } from './session-row.tsx';
import { SettingsSection } from './settings-section.tsx';

export function SessionsPanel() {
  const sessions = useSessions();
  if (sessions.error && !sessions.data)
    return <LoadFailure error={sessions.error} onRetry={() => void sessions.refetch()} />;
  return (
    <>
      <SettingsSection title={text.title} text={text.text}>
        {sessions.data ? (
          <ul className="-my-4 divide-y divide-line">
            {sessions.data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        ) : (
          <SessionsSkeleton />
        )}
      </SettingsSection>
      <SettingsSection title={text.allTitle} text={text.allText}>
        <EndAllSessions />
      </SettingsSection>
    </>
  );
}

function SessionsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-6">
      {[1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3.5">
          <Skeleton className="size-11 rounded-md" />
          <div className="flex-1">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-2 h-3.5 w-60 max-w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { offlinePath } from '#web/lib/offline/caches.ts';
import { useStaleResponse } from '#web/lib/offline/use-stale-response.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { offlineBandText as text } from '#web/messages/offline.ts';

/** Shown on every page when the network is down or too slow. */
export function OfflineBand() {
  const isOnline = useOnline();
  const isStale = useStaleResponse();
  const message = isOnline ? isStale && text.stale : text.offline;
  return (
    <div role="status" className="print:hidden">
      {message && (
        <div className="border-b border-line bg-warning-soft text-sm">
          <p className="page-width flex flex-wrap items-center gap-x-3 py-1">
            <Icon name="warning" className="text-warning" />
            <span className="min-w-0 flex-1 basis-56 py-1.5">{message}</span>
            <Link to={offlinePath} className="text-link inline-flex min-h-11 items-center">
              {text.more}
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}

import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { offlinePath } from '#web/lib/offline/stores.ts';
import { useOldAnswer } from '#web/lib/offline/use-old-answer.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { offlineBandText as text } from '#web/messages/offline.ts';

/** Says on every page that the network is away, or answers too late, and what still works. */
export function OfflineBand() {
  const isOnline = useOnline();
  const isOld = useOldAnswer();
  const words = isOnline ? isOld && text.old : text.offline;
  return (
    <div role="status" className="print:hidden">
      {words && (
        <div className="border-b border-line bg-warning-soft text-sm">
          <p className="page-width flex flex-wrap items-center gap-x-3 py-1">
            <Icon name="warning" className="text-warning" />
            <span className="min-w-0 flex-1 basis-56 py-1.5">{words}</span>
            <Link to={offlinePath} className="text-link inline-flex min-h-11 items-center">
              {text.more}
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}

import type { ScanFilters } from '@app/contract/smart-sort';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { MoreButton } from '#web/components/ui/more-button.tsx';
import { describeLoadFailure } from '#web/lib/load-failure.ts';
import { useOutboxEntriesOfKind } from '#web/lib/outbox/use-outbox-entries.ts';
import { useMemberId } from '#web/lib/use-member-id.ts';
import { historyText as text } from '#web/messages/smart-sort.ts';
import { scansQuery } from '../../api/list-scans.ts';
import { useApplySentScans } from '../../use-apply-sent-scans.ts';
import { ScanListSkeleton } from './scan-list-skeleton.tsx';
import { ScanRow } from './scan-row.tsx';
import { WaitingScans } from './waiting-scans.tsx';

type Props = { filters?: ScanFilters; empty: ReactNode; onChanged?: () => void };

/** The rows of the history with loading, error and empty states. */
export function ScanPages({ filters, empty, onChanged }: Props) {
  const list = useInfiniteQuery(scansQuery(filters));
  const memberId = useMemberId();
  const ownWaiting = useOutboxEntriesOfKind(memberId, 'scan');
  const waiting = filters && Object.keys(filters).length > 0 ? [] : ownWaiting;
  useApplySentScans(memberId);
  if (!list.data) {
    if (!list.error) return <ScanListSkeleton />;
    return (
      <>
        <WaitingScans waiting={waiting} />
        <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
      </>
    );
  }
  const scans = list.data.pages.flatMap((page) => page.scans);
  return (
    <>
      <WaitingScans waiting={waiting} />
      {scans.length === 0 ? (
        waiting.length === 0 && empty
      ) : (
        <ul aria-label={text.list} className="mt-4 divide-y divide-line border-y border-line">
          {scans.map((scan) => (
            <ScanRow key={`${scan._id} ${JSON.stringify(scan.feedback)}`} scan={scan} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {list.isFetchNextPageError && <LoadFailure error={list.error} />}
      {list.hasNextPage && <MoreButton pages={list} words={text} />}
    </>
  );
}

function LoadFailure({ error, onRetry }: { error: Error | null; onRetry?: () => void }) {
  const failure = describeLoadFailure(error, text.loadFailed);
  return (
    <div className="mt-4">
      <ErrorBox title={failure.title} text={failure.text} {...(onRetry && { onRetry })} />
    </div>
  );
}

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { EmptyScene } from '#web/components/scenes/still-scenes.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { MoreButton } from '#web/components/ui/more-button.tsx';
import { describeLoadFailure } from '#web/lib/load-failure.ts';
import { historyText as text } from '#web/messages/smart-sort.ts';
import { scansQuery } from '../../api/list-scans.ts';
import { PhotoConsent } from './photo-consent.tsx';
import { ScanListSkeleton } from './scan-list-skeleton.tsx';
import { ScanRow } from './scan-row.tsx';

export function ScanList({ revision }: { revision: string }) {
  const list = useInfiniteQuery(scansQuery);
  useFreshList(revision);
  if (!list.data) {
    if (!list.error) return <ScanListSkeleton />;
    return <LoadFailure error={list.error} onRetry={() => void list.refetch()} />;
  }
  const scans = list.data.pages.flatMap((page) => page.scans);
  return (
    <>
      <PhotoConsent keep={list.data.pages[0]?.keepPhotos ?? false} />
      {scans.length === 0 ? (
        <EmptyState scene={<EmptyScene />} title={text.empty} text={text.emptyText} headingLevel={3} />
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {scans.map((scan) => (
            <ScanRow key={`${scan._id} ${JSON.stringify(scan.feedback)}`} scan={scan} />
          ))}
        </ul>
      )}
      {list.isFetchNextPageError && <LoadFailure error={list.error} />}
      {list.hasNextPage && <MoreButton pages={list} words={text} />}
    </>
  );
}

/** Asks anew after a scan or a word about one; the first list is fresh by itself. */
function useFreshList(revision: string) {
  const client = useQueryClient();
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    void client.invalidateQueries({ queryKey: scansQuery.queryKey });
  }, [client, revision]);
}

function LoadFailure({ error, onRetry }: { error: Error | null; onRetry?: () => void }) {
  const said = describeLoadFailure(error, text.loadFailed);
  return (
    <div className="mt-4">
      <ErrorBox title={said.title} text={said.text} {...(onRetry && { onRetry })} />
    </div>
  );
}

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { EmptyScene } from '#web/components/static-scenes.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { historyText as text } from '#web/messages/smart-sort.ts';
import { invalidateScans, scansQuery } from '../../api/list-scans.ts';
import { PhotoConsents } from './photo-consents.tsx';
import { ScanPages } from './scan-pages.tsx';

export function ScanList({ revision }: { revision: string }) {
  const { data } = useInfiniteQuery(scansQuery());
  useRefetchOnRevision(revision);
  return (
    <>
      {data && <PhotoConsents consents={data.pages[0]} />}
      <ScanPages
        empty={
          <EmptyState scene={<EmptyScene />} title={text.empty} text={text.emptyText} headingLevel={3} />
        }
      />
    </>
  );
}

/** Refetches after a new scan or feedback, but not on the first render. */
function useRefetchOnRevision(revision: string) {
  const client = useQueryClient();
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    void invalidateScans(client);
  }, [client, revision]);
}

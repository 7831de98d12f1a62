import { useQueryClient } from '@tanstack/react-query';
import { useSent } from '#web/lib/outbox/use-outbox-entries.ts';
import { invalidateScans, updateCachedScans } from './api/list-scans.ts';

/** Applies scans and feedback sent by the outbox to the cached history. */
export function useApplySentScans(memberId: string | undefined) {
  const client = useQueryClient();
  useSent(memberId, ({ kind, action }) => {
    if (kind === 'scan') void invalidateScans(client);
    if (kind !== 'feedback') return;
    const { scan: ratedScan, feedback } = action;
    // Updated in place, so that the list does not jump after a row was rated.
    if ('id' in ratedScan)
      updateCachedScans(client, (scans) =>
        scans.map((scan) => (scan._id === ratedScan.id ? { ...scan, feedback } : scan)),
      );
    else void invalidateScans(client);
  });
}

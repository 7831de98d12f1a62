import { useQueryClient } from '@tanstack/react-query';
import { useSent } from '#web/lib/outbox/use-waiting.ts';
import { askScansAgain, changeKnownScans } from './api/list-scans.ts';

/** What went out of the outbox takes its place in the history. */
export function useScanArrivals(memberId: string | undefined) {
  const client = useQueryClient();
  useSent(memberId, ({ kind, action }) => {
    if (kind === 'scan') void askScansAgain(client);
    if (kind !== 'feedback') return;
    const { scan: judged, feedback } = action;
    // A list does not jump under the finger that has just judged one of its rows.
    if ('id' in judged)
      changeKnownScans(client, (scans) =>
        scans.map((scan) => (scan._id === judged.id ? { ...scan, feedback } : scan)),
      );
    else void askScansAgain(client);
  });
}

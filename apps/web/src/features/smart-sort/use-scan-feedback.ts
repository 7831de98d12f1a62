import type { ScanFeedback } from '@app/contract/smart-sort';
import { useRef, useState } from 'react';
import { showErrorWithRetry } from '#web/components/ui/show-error-with-retry.tsx';
import { failureText } from '#web/lib/failure.ts';
import type { ScanRef } from '#web/lib/outbox/action.ts';
import { deliver } from '#web/lib/outbox/outbox.ts';
import { useWaitingOf } from '#web/lib/outbox/use-waiting.ts';
import { useMemberId } from '#web/lib/use-member-id.ts';
import { feedbackText } from '#web/messages/smart-sort.ts';

type Scan = {
  scan: ScanRef | null;
  feedback: ScanFeedback | null;
  onSaved?: (said: ScanFeedback) => void;
};

/** Shown at once, taken back when it was refused; without a network it waits. A visitor's word stays on this screen. */
export function useScanFeedback({ scan, feedback, onSaved }: Scan) {
  const memberId = useMemberId();
  const [said, setSaid] = useState(feedback);
  const lastSent = useRef<Promise<unknown>>(Promise.resolve());
  const name = JSON.stringify(scan);
  const waiting = useWaitingOf(memberId, 'feedback').find(
    ({ action }) => scan && JSON.stringify(action.scan) === name,
  );
  const give = async (next: ScanFeedback) => {
    setSaid(next);
    if (!scan || !memberId) return;
    try {
      // One after the other: the server keeps the word that comes last.
      const sending = lastSent.current.then(() =>
        deliver(memberId, { kind: 'feedback', scan, feedback: next }),
      );
      lastSent.current = sending.catch(() => undefined);
      if ((await sending) !== 'waiting') onSaved?.(next);
    } catch (error) {
      // A later word may stand there by now.
      setSaid((now) => (now === next ? said : now));
      showErrorWithRetry(failureText(error, feedbackText.failed), () => void give(next));
    }
  };
  return { said: waiting?.action.feedback ?? said, isWaiting: waiting !== undefined, give };
}

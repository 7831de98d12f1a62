import type { ScanFeedback } from '@app/contract/smart-sort';
import { useRef, useState } from 'react';
import { showErrorWithRetry } from '#web/components/ui/show-error-with-retry.tsx';
import { failureText } from '#web/lib/failure.ts';
import type { ScanRef } from '#web/lib/outbox/action.ts';
import { deliver } from '#web/lib/outbox/outbox.ts';
import { useOutboxEntriesOfKind } from '#web/lib/outbox/use-outbox-entries.ts';
import { useMemberId } from '#web/lib/use-member-id.ts';
import { feedbackText } from '#web/messages/smart-sort.ts';

type Scan = {
  scan: ScanRef | null;
  feedback: ScanFeedback | null;
  onSaved?: (currentFeedback: ScanFeedback) => void;
};

/** Updates optimistically, reverts on an error, and queues offline. A visitor's feedback is not sent. */
export function useScanFeedback({ scan, feedback, onSaved }: Scan) {
  const memberId = useMemberId();
  const [currentFeedback, setCurrentFeedback] = useState(feedback);
  const lastSent = useRef<Promise<unknown>>(Promise.resolve());
  const name = JSON.stringify(scan);
  const waiting = useOutboxEntriesOfKind(memberId, 'feedback').find(
    ({ action }) => scan && JSON.stringify(action.scan) === name,
  );
  const giveFeedback = async (next: ScanFeedback) => {
    setCurrentFeedback(next);
    if (!scan || !memberId) return;
    try {
      // Sent in sequence, because the server keeps the last feedback.
      const sending = lastSent.current.then(() =>
        deliver(memberId, { kind: 'feedback', scan, feedback: next }),
      );
      lastSent.current = sending.catch(() => undefined);
      if ((await sending) !== 'waiting') onSaved?.(next);
    } catch (error) {
      // Newer feedback may already be shown.
      setCurrentFeedback((now) => (now === next ? currentFeedback : now));
      showErrorWithRetry(failureText(error, feedbackText.failed), () => void giveFeedback(next));
    }
  };
  return {
    currentFeedback: waiting?.action.feedback ?? currentFeedback,
    isWaiting: waiting !== undefined,
    giveFeedback,
  };
}

export type ScanFeedbackState = ReturnType<typeof useScanFeedback>;

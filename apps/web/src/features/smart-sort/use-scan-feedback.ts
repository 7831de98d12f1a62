import { giveFeedback, type ScanFeedback } from '@app/contract/smart-sort';
import { useRef, useState } from 'react';
import { showErrorWithRetry } from '#web/components/ui/show-error-with-retry.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { feedbackText } from '#web/messages/smart-sort.ts';

type Scan = {
  scanId: string | null;
  feedback: ScanFeedback | null;
  onSaved?: (said: ScanFeedback) => void;
};

/** Shown at once, taken back when it could not be saved. A visitor's word stays on this screen. */
export function useScanFeedback({ scanId, feedback, onSaved }: Scan) {
  const [said, setSaid] = useState(feedback);
  const lastSent = useRef<Promise<unknown>>(Promise.resolve());
  const give = async (next: ScanFeedback) => {
    setSaid(next);
    if (!scanId) return;
    try {
      // One after the other: the server keeps the word that comes last.
      const sending = lastSent.current.then(() => call(giveFeedback, { params: { scanId }, body: next }));
      lastSent.current = sending.catch(() => undefined);
      await sending;
      onSaved?.(next);
    } catch (error) {
      // A later word may stand there by now.
      setSaid((now) => (now === next ? said : now));
      const reason = error instanceof ApiError && error.requestId ? error.message : feedbackText.failed;
      showErrorWithRetry(reason, () => void give(next));
    }
  };
  return { said, give };
}

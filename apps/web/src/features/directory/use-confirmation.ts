import { useState } from 'react';
import { showErrorWithRetry } from '#web/components/ui/show-error-with-retry.tsx';
import { ApiError } from '#web/lib/api.ts';
import { listingText as text } from '#web/messages/listing.ts';
import { useConfirmCollector } from './api/confirm-collector.ts';

/** A member's answer to "Masih buka?"; a failure is shown with a retry. */
export function useConfirmation(collectorId: string) {
  const [answer, setAnswer] = useState<boolean>();
  const { mutate, isPending } = useConfirmCollector(collectorId);
  const submitAnswer = (isOpen: boolean) =>
    mutate(isOpen, {
      onSuccess: () => setAnswer(isOpen),
      onError: (error) => {
        const message =
          error instanceof ApiError ? `${text.confirmFailed} ${error.message}` : text.confirmOffline;
        showErrorWithRetry(message, () => submitAnswer(isOpen));
      },
    });
  return { answer, isPending, submitAnswer };
}

import { useEffect } from 'react';
import { wasEnqueued } from './store.ts';

type RestoredDraft = { restored: { key: string } | undefined; discardUnchanged: () => void };

/**
 * Browsers persist the deletion of a draft with a delay: after a crash the draft reappears under the key of an entry
 * that the outbox already has. Sent again, it would replace that entry.
 */
export function useDiscardSentDraft({ restored, discardUnchanged }: RestoredDraft): void {
  const key = restored?.key;
  useEffect(() => {
    if (!key) return undefined;
    let isUnmounted = false;
    void wasEnqueued(key).then(
      (wasSent) => wasSent && !isUnmounted && discardUnchanged(),
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [key, discardUnchanged]);
}

import { useEffect } from 'react';
import { wasTaken } from './store.ts';

type KeptDraft = { found: { key: string } | undefined; disown: () => void };

/**
 * A browser writes down with delay that a draft was deleted: a phone that dies meanwhile gives it back, under the key of
 * what the outbox has taken. Sent once more, it would take the place of that.
 */
export function useTakenDraft({ found, disown }: KeptDraft): void {
  const key = found?.key;
  useEffect(() => {
    if (!key) return undefined;
    let isOver = false;
    void wasTaken(key).then(
      (isTaken) => isTaken && !isOver && disown(),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [key, disown]);
}

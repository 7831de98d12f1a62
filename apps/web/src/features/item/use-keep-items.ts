import { useEffect } from 'react';
import { whenIdle } from '#web/lib/when-idle.ts';

/** Who opens the A–Z once has all of it without a signal. The first visit of other pages has no room for it. */
export function useKeepItems() {
  useEffect(() => {
    void whenIdle()
      .then(async () => (await import('#web/lib/offline/keep-items.ts')).keepItems())
      // Storage may be blocked and the network lost.
      .catch(() => {});
  }, []);
}

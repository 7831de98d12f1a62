import { countNotifications } from '@app/contract/community-notification';
import { useSyncExternalStore } from 'react';
import { call } from '#web/lib/api.ts';

// Outside of React: the bell stands in the frame, the page that empties it stands inside.
let unread = 0;
const listeners = new Set<() => void>();

export function setUnread(count: number) {
  unread = count;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useUnread = () =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );

/** A bell without a number is no failure worth a word. */
export async function askUnread(signal: AbortSignal) {
  try {
    const counted = await call(countNotifications, {}, { signal });
    if (!signal.aborted) setUnread(counted.unread);
  } catch {
    // The page's own requests tell that the network is away or the session over.
  }
}

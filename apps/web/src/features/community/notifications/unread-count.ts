import { countNotifications } from '@app/contract/community-notification';
import { useSyncExternalStore } from 'react';
import { call } from '#web/lib/api.ts';

// A module store, because the bell is in the layout and the page that resets it is inside the outlet.
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

/** Failures are ignored: the bell is then shown without a number. */
export async function fetchUnreadCount(signal: AbortSignal) {
  try {
    const counted = await call(countNotifications, {}, { signal });
    if (!signal.aborted) setUnread(counted.unread);
  } catch {
    // The page's own requests report a lost network or an expired session.
  }
}

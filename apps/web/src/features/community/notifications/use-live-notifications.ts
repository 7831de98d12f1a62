import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Subscribes to new notifications where the stream is open: in the community and on the notifications page. */
export function useLiveNotifications(onNotification: () => unknown) {
  const { pathname } = useLocation();
  const isLive = /^\/(community|notifikasi)(\/|$)/.test(pathname);
  useEffect(() => {
    if (!isLive) return undefined;
    let unsubscribe: (() => void) | undefined;
    let isUnmounted = false;
    // Loaded only where it is used, because the bell is on every page.
    void import('../live/live.ts')
      .then(({ subscribe }) => {
        if (isUnmounted) return;
        unsubscribe = subscribe(({ type }) => {
          if (type === 'notification' || type === 'missed') onNotification();
        });
      })
      .catch(() => {});
    return () => {
      isUnmounted = true;
      unsubscribe?.();
    };
  }, [isLive, onNotification]);
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Hears of new notifications where the stream is open: in the community and on the page of notifications. */
export function useLiveNotifications(onNotification: () => unknown) {
  const { pathname } = useLocation();
  const isLive = /^\/(community|notifikasi)(\/|$)/.test(pathname);
  useEffect(() => {
    if (!isLive) return undefined;
    let leave: (() => void) | undefined;
    let isGone = false;
    // Fetched only where it is used: the bell stands on every page.
    void import('../live/live.ts')
      .then(({ subscribe }) => {
        if (isGone) return;
        leave = subscribe(({ type }) => {
          if (type === 'notification' || type === 'missed') onNotification();
        });
      })
      .catch(() => {});
    return () => {
      isGone = true;
      leave?.();
    };
  }, [isLive, onNotification]);
}

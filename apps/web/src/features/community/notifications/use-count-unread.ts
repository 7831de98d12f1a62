import { useEffect } from 'react';
import { fetchUnreadCount, setUnread } from './unread-count.ts';
import { useLiveNotifications } from './use-live-notifications.ts';

const minIntervalMs = 60_000;
/** The page's own requests go first, and a bounced visit sends no request. */
const initialDelayMs = 1500;

/**
 * Fetches the count when the page is opened and when the tab becomes visible, at most once a minute. In the
 * community the live stream also updates it.
 */
export function useCountUnread() {
  useEffect(() => {
    const abortController = new AbortController();
    let lastFetchAt = 0;
    const fetchIfDue = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastFetchAt < minIntervalMs) return;
      lastFetchAt = Date.now();
      void fetchUnreadCount(abortController.signal);
    };
    const initialTimer = setTimeout(fetchIfDue, initialDelayMs);
    document.addEventListener('visibilitychange', fetchIfDue);
    return () => {
      clearTimeout(initialTimer);
      abortController.abort();
      document.removeEventListener('visibilitychange', fetchIfDue);
      setUnread(0);
    };
  }, []);
  useLiveNotifications(fetchNow);
}

const fetchNow = () => void fetchUnreadCount(new AbortController().signal);

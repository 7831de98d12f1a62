import { useEffect } from 'react';
import { askUnread, setUnread } from './unread-count.ts';
import { useLiveNotifications } from './use-live-notifications.ts';

const rest = 60_000;
/** The page's own words come first, and who leaves at once is not counted for. */
const afterOpening = 1500;

/**
 * Asks when the page is opened and when the person comes back to the tab, at most once a minute. In the community,
 * where a stream is open anyway, the count follows it.
 */
export function useCountUnread() {
  useEffect(() => {
    const leaving = new AbortController();
    let askedAt = 0;
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < rest) return;
      askedAt = Date.now();
      void askUnread(leaving.signal);
    };
    const opening = setTimeout(ask, afterOpening);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearTimeout(opening);
      leaving.abort();
      document.removeEventListener('visibilitychange', ask);
      setUnread(0);
    };
  }, []);
  useLiveNotifications(askNow);
}

const askNow = () => void askUnread(new AbortController().signal);

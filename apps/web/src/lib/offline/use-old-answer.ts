import { useSyncExternalStore } from 'react';
import type { News } from './messages-to-worker.ts';

let isOld = false;

function subscribe(listener: () => void) {
  const become = (next: boolean) => {
    isOld = next;
    listener();
  };
  const onNews = ({ data }: MessageEvent<News>) => become(data.type === 'answered-from-store');
  const onOnline = () => become(false);
  navigator.serviceWorker?.addEventListener('message', onNews);
  window.addEventListener('online', onOnline);
  return () => {
    navigator.serviceWorker?.removeEventListener('message', onNews);
    window.removeEventListener('online', onOnline);
  };
}

/** Whether something on the page is a kept answer, because no new one came. */
export const useOldAnswer = () =>
  useSyncExternalStore(
    subscribe,
    () => isOld,
    () => false,
  );

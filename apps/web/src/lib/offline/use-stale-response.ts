import { useSyncExternalStore } from 'react';
import type { WorkerEvent } from './worker-messages.ts';

let isStale = false;

function subscribe(listener: () => void) {
  const update = (next: boolean) => {
    isStale = next;
    listener();
  };
  const onWorkerMessage = ({ data }: MessageEvent<WorkerEvent>) =>
    update(data.type === 'answered-from-store');
  const onOnline = () => update(false);
  navigator.serviceWorker?.addEventListener('message', onWorkerMessage);
  window.addEventListener('online', onOnline);
  return () => {
    navigator.serviceWorker?.removeEventListener('message', onWorkerMessage);
    window.removeEventListener('online', onOnline);
  };
}

/** Whether something on the page came from the cache, because the network failed. */
export const useStaleResponse = () =>
  useSyncExternalStore(
    subscribe,
    () => isStale,
    () => false,
  );

import type { LiveEvent } from '@app/contract/community';
import { dataSaver } from '#web/lib/data-saver.ts';
import { readStream, StreamRefusedError } from './event-stream.ts';

/** Also `missed`, here when the stream was interrupted: subscribers must refetch what they show. */
type Listener = (update: LiveEvent) => void;

/** Also the polling interval after the server refused the stream. */
const maxRetryDelayMs = 30_000;
const minRetryDelayMs = 2000;

const listeners = new Set<Listener>();
let activeStream: AbortController | undefined;

const publish = (update: LiveEvent) => {
  for (const listener of listeners) listener(update);
};

const delay = (delayMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Reconnects whenever the stream ends, and reports `missed` each time: once it is open again, because what happens before
 * would be in neither the refetched list nor the stream.
 */
async function keepStreamOpen(signal: AbortSignal) {
  let retryDelayMs = minRetryDelayMs;
  let isRetry = false;
  let isReported = false;
  const reportMissed = () => {
    if (isRetry && !isReported) publish({ type: 'missed' });
    isReported = true;
  };
  const onOpen = () => {
    retryDelayMs = minRetryDelayMs;
    reportMissed();
  };
  while (!signal.aborted) {
    isReported = false;
    // Attempts must run in sequence.
    /* oxlint-disable no-await-in-loop */
    try {
      await readStream({ onOpen, onEvent: publish }, signal);
    } catch (error) {
      if (error instanceof StreamRefusedError) retryDelayMs = maxRetryDelayMs;
    }
    if (signal.aborted) return;
    reportMissed();
    // Jitter, because all clients lose their stream at the same time when a server stops.
    await delay(retryDelayMs * (0.75 + Math.random() / 2), signal);
    /* oxlint-enable no-await-in-loop */
    isRetry = true;
    retryDelayMs = Math.min(maxRetryDelayMs, retryDelayMs * 2);
  }
}

/** A hidden page keeps no stream open, to save data and battery; neither does a page in data-saver mode. */
function openOrCloseStream() {
  const shouldStream = listeners.size > 0 && document.visibilityState === 'visible' && !dataSaver.isOn();
  if (shouldStream === Boolean(activeStream)) return;
  if (!shouldStream) {
    activeStream?.abort();
    activeStream = undefined;
    return;
  }
  activeStream = new AbortController();
  void keepStreamOpen(activeStream.signal);
}

function onVisibilityChange() {
  const wasClosed = !activeStream;
  openOrCloseStream();
  if (wasClosed && activeStream) publish({ type: 'missed' });
}

/** One stream per tab: it opens with the first subscriber and closes with the last. */
export function subscribe(listener: Listener): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibilityChange);
  listeners.add(listener);
  openOrCloseStream();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    openOrCloseStream();
  };
}

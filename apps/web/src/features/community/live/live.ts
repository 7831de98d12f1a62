import type { LiveEvent } from '@app/contract/community';
import { dataSaver } from '#web/lib/data-saver.ts';
import { readStream, StreamRefusedError } from './event-stream.ts';

/** `missed`: the stream was interrupted, so subscribers must refetch what they show. */
export type LiveUpdate = LiveEvent | { type: 'missed' };
type Listener = (update: LiveUpdate) => void;

/** Also the polling interval after the server refused the stream. */
const maxRetryDelayMs = 30_000;
const minRetryDelayMs = 2000;

const listeners = new Set<Listener>();
let activeStream: AbortController | undefined;

const publish = (update: LiveUpdate) => {
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

/** Reconnects whenever the stream ends, and reports `missed` each time. */
async function keepStreamOpen(signal: AbortSignal) {
  let retryDelayMs = minRetryDelayMs;
  const onOpen = () => {
    retryDelayMs = minRetryDelayMs;
  };
  while (!signal.aborted) {
    // Attempts must run in sequence.
    /* oxlint-disable no-await-in-loop */
    try {
      await readStream({ onOpen, onEvent: publish }, signal);
    } catch (error) {
      if (error instanceof StreamRefusedError) retryDelayMs = maxRetryDelayMs;
    }
    if (signal.aborted) return;
    // Jitter, because all clients lose their stream at the same time when a server stops.
    await delay(retryDelayMs * (0.75 + Math.random() / 2), signal);
    /* oxlint-enable no-await-in-loop */
    if (signal.aborted) return;
    publish({ type: 'missed' });
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

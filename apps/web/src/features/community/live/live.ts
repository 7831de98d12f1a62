import type { LiveEvent } from '@app/contract/community';
import { dataSaver } from '#web/lib/data-saver.ts';
import { readStream, StreamRefused } from './event-stream.ts';

/** `missed`: nobody listened for a while; who shows something asks again. */
export type LiveNews = LiveEvent | { type: 'missed' };
type Listener = (news: LiveNews) => void;

/** How long until the next try: after a refusal the page asks from time to time instead. */
const polling = 30_000;
const shortest = 2000;

const listeners = new Set<Listener>();
let running: AbortController | undefined;

const tell = (news: LiveNews) => {
  for (const listener of listeners) listener(news);
};

const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Opens the stream again whenever it ends. Each time something may have been missed. */
async function keepListening(signal: AbortSignal) {
  let wait = shortest;
  const onOpen = () => {
    wait = shortest;
  };
  while (!signal.aborted) {
    // One try after the other.
    /* oxlint-disable no-await-in-loop */
    try {
      await readStream({ onOpen, onEvent: tell }, signal);
    } catch (error) {
      if (error instanceof StreamRefused) wait = polling;
    }
    if (signal.aborted) return;
    // Many pages lose their stream in the same moment when a server stops.
    await pause(wait * (0.75 + Math.random() / 2), signal);
    /* oxlint-enable no-await-in-loop */
    if (signal.aborted) return;
    tell({ type: 'missed' });
    wait = Math.min(polling, wait * 2);
  }
}

/** A page that nobody looks at costs neither data nor battery; who saves data asks by opening the page again. */
function followVisibility() {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible' && !dataSaver.isOn();
  if (isWanted === Boolean(running)) return;
  if (!isWanted) {
    running?.abort();
    running = undefined;
    return;
  }
  running = new AbortController();
  void keepListening(running.signal);
}

function onVisibility() {
  const wasAway = !running;
  followVisibility();
  if (wasAway && running) tell({ type: 'missed' });
}

/** One stream for all of a tab: it opens with the first who listens and closes with the last. */
export function subscribe(listener: Listener): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
  listeners.add(listener);
  followVisibility();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    followVisibility();
  };
}

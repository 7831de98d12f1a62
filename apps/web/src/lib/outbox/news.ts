import type { ApiError } from '#web/lib/api.ts';
import type { Waiting } from './action.ts';

type Refusal = Pick<ApiError, 'status' | 'code' | 'message' | 'fields' | 'requestId' | 'retryAfter'>;

/** What becomes of the outbox, in this tab or another. */
export type News =
  | { type: 'changed' }
  | { type: 'sent'; waiting: Waiting; answer: unknown }
  /** The server answered, and did not take it. */
  | { type: 'refused'; key: string; refusal: Refusal }
  /** Nobody answered: whatever waits goes on waiting. */
  | { type: 'lost' };

type Listener = (news: News) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

const hear = (news: News) => {
  for (const listener of listeners) listener(news);
};

/** One channel for all of a tab, closed when nobody listens. */
function tune() {
  if (listeners.size === 0) {
    channel?.close();
    channel = undefined;
  } else if (!channel) {
    channel = new BroadcastChannel('outbox');
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
  }
}

export function tell(news: News) {
  const used = channel ?? new BroadcastChannel('outbox');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is within one origin
  used.postMessage(news);
  if (used !== channel) used.close();
  hear(news);
}

export function listen(listener: Listener): () => void {
  listeners.add(listener);
  tune();
  return () => {
    listeners.delete(listener);
    tune();
  };
}

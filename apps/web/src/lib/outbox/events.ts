import type { ApiError } from '#web/lib/api.ts';
import type { OutboxEntry } from './action.ts';

type Refusal = Pick<ApiError, 'status' | 'code' | 'message' | 'fields' | 'requestId' | 'retryAfter'>;

/** Changes of the outbox, in this tab or another. */
export type OutboxEvent =
  | { type: 'changed' }
  | { type: 'sent'; waiting: OutboxEntry; answer: unknown }
  /** The server responded with an error. */
  | { type: 'refused'; key: string; refusal: Refusal }
  /** No response: the entries stay in the outbox. */
  | { type: 'lost' };

type Listener = (event: OutboxEvent) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

const notifyListeners = (event: OutboxEvent) => {
  for (const listener of listeners) listener(event);
};

/** One channel per tab, closed when there are no listeners. */
function syncChannel() {
  if (listeners.size === 0) {
    channel?.close();
    channel = undefined;
  } else if (!channel) {
    channel = new BroadcastChannel('outbox');
    channel.addEventListener('message', ({ data }: MessageEvent<OutboxEvent>) => notifyListeners(data));
  }
}

export function publish(event: OutboxEvent) {
  const sender = channel ?? new BroadcastChannel('outbox');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is within one origin
  sender.postMessage(event);
  if (sender !== channel) sender.close();
  notifyListeners(event);
}

export function onOutboxEvent(listener: Listener): () => void {
  listeners.add(listener);
  syncChannel();
  return () => {
    listeners.delete(listener);
    syncChannel();
  };
}

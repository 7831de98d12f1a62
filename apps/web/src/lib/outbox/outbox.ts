import { ApiError } from '#web/lib/api.ts';
import { type Action, type ActionResponse, maxAgeMs, type OutboxEntry } from './action.ts';
import { foregroundKeys } from './foreground-keys.ts';
import { cancelScheduledFlush, flushNow } from './engine.ts';
import { onOutboxEvent, type OutboxEvent, publish } from './events.ts';
import { send } from './send.ts';
import { isStorageAvailable, deleteEntry, putEntry, updateEntry } from './store.ts';

/** How long a form waits for the response before it shows the entry as queued. */
const timeoutMs = 8000;

const createEntry = <A extends Action>(memberId: string, action: A, key: string): OutboxEntry<A> => ({
  key,
  memberId,
  at: performance.timeOrigin + performance.now(),
  action,
  notBefore: 0,
  tries: 0,
});

/** Stores the action and sends it, now or later. Rejects when it can be neither stored nor sent. */
export async function enqueue(memberId: string, action: Action): Promise<{ key: string }> {
  const key = crypto.randomUUID();
  const entry = createEntry(memberId, action, key);
  if (await tryStore(entry)) startSending(memberId);
  else await sendWithoutOutbox(entry);
  return { key };
}

type DeliverOptions = {
  /** The same key when a form is sent again. */
  key?: string;
  /** The entry is stored; the draft can be deleted. */
  onStored?: () => void;
};

/**
 * For an open form: resolves with the response, or `waiting` when the entry stays queued. An error response is thrown
 * and the entry is discarded: the form still has the content.
 */
export async function deliver<A extends Action>(
  memberId: string,
  action: A,
  { key = crypto.randomUUID(), onStored }: DeliverOptions = {},
): Promise<ActionResponse<A> | 'waiting'> {
  const entry = createEntry(memberId, action, key);
  foregroundKeys.add(key);
  try {
    if (!(await tryStore(entry))) return await sendWithoutOutbox(entry);
    onStored?.();
    const outcome = waitForOutcome(entry);
    startSending(memberId);
    const event = await outcome;
    if (event?.type === 'sent') return event.answer as ActionResponse<A>;
    if (event?.type !== 'refused') return 'waiting';
    await deleteEntry(entry);
    throw new ApiError(event.refusal.status, event.refusal, event.refusal.retryAfter);
  } finally {
    foregroundKeys.delete(key);
    publish({ type: 'changed' });
  }
}

async function tryStore(entry: OutboxEntry): Promise<boolean> {
  if (!(await isStorageAvailable())) return false;
  try {
    await putEntry(entry);
  } catch {
    // The disk is full.
    return false;
  }
  publish({ type: 'changed' });
  return true;
}

async function sendWithoutOutbox<A extends Action>(entry: OutboxEntry<A>): Promise<ActionResponse<A>> {
  const response = await send(entry);
  publish({ type: 'sent', waiting: entry, answer: response });
  return response;
}

const waitForOutcome = ({ key }: OutboxEntry) =>
  new Promise<OutboxEvent | undefined>((resolve) => {
    const settle = (event?: OutboxEvent) => {
      clearTimeout(timer);
      stop();
      resolve(event);
    };
    const stop = onOutboxEvent((event) => {
      const isOurs =
        (event.type === 'sent' && event.waiting.key === key) ||
        (event.type === 'refused' && event.key === key);
      if (isOurs || event.type === 'lost') settle(event);
    });
    const timer = setTimeout(settle, timeoutMs);
  });

/** Sends a refused entry again. */
export async function retry(entry: OutboxEntry): Promise<void> {
  const isTooOld = Date.now() - entry.at > maxAgeMs;
  await updateEntry(entry, {
    notBefore: 0,
    isRefused: false,
    problem: undefined,
    ...(isTooOld && { at: Date.now() }),
  });
  publish({ type: 'changed' });
  flushNow(entry.memberId);
}

/** Deletes an entry that the member no longer wants to send. */
export async function discardEntry(entry: OutboxEntry): Promise<void> {
  await deleteEntry(entry);
  publish({ type: 'changed' });
}

let stopListening: (() => void) | undefined;
let sendingFor: string | undefined;

/** Sends the pending entries now, and again when the network returns or the page becomes visible. */
export function startSending(memberId: string): void {
  if (sendingFor !== memberId) {
    stopSending();
    sendingFor = memberId;
    stopListening = onConnectivityHint(() => flushNow(memberId));
  }
  flushNow(memberId);
}

export function stopSending(): void {
  cancelScheduledFlush();
  stopListening?.();
  stopListening = undefined;
  sendingFor = undefined;
}

function onConnectivityHint(onHint: () => void): () => void {
  const onVisibilityChange = () => document.visibilityState === 'visible' && onHint();
  window.addEventListener('online', onHint);
  window.addEventListener('focus', onHint);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('online', onHint);
    window.removeEventListener('focus', onHint);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

import { ApiError } from '#web/lib/api.ts';
import { outboxText } from '#web/messages/outbox.ts';
import { type ActionResponses, type Kind, maxAgeMs, type OutboxEntry } from './action.ts';
import { publish } from './events.ts';
import { send } from './send.ts';
import { completeEntry, sentScan, updateEntry, listEntries } from './store.ts';

const minDelayMs = 2000;
const maxDelayMs = 5 * 60_000;
const dayMs = 24 * 3600 * 1000;

/** Exponential backoff with jitter. */
const backoff = (tries: number) => Math.min(maxDelayMs, minDelayMs * 2 ** tries) * (0.75 + Math.random() / 2);

const queued = new Set<string>();
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends the pending entries, as soon as no other tab is sending. */
function flush(memberId: string): void {
  clearTimeout(timer);
  if (queued.has(memberId)) return;
  queued.add(memberId);
  const run = async () => {
    queued.delete(memberId);
    await sendAll(memberId).catch((error: unknown) => console.warn('Cannot read the outbox', error));
  };
  // Without locks two tabs may send the same entry; its idempotency key makes that harmless.
  if (navigator.locks) navigator.locks.request('outbox', run).catch(() => queued.delete(memberId));
  else void run();
}

/** Resets the backoff, because a member's action or a browser event suggests that the network is back. */
export function flushNow(memberId: string): void {
  failures = 0;
  flush(memberId);
}

export const cancelScheduledFlush = () => clearTimeout(timer);

async function sendAll(memberId: string): Promise<void> {
  const attempted = new Set<string>();
  const deferredKinds = new Set<Kind>();
  let next: OutboxEntry | undefined;
  /* oxlint-disable no-await-in-loop -- sent one after the other, in creation order */
  while ((next = await firstDue(memberId, attempted, deferredKinds))) {
    attempted.add(idOf(next));
    const outcome = await attempt(next);
    if (outcome === 'over') return;
    if (outcome === 'later') deferredKinds.add(next.action.kind);
    if (outcome !== 'lost') continue;
    failures += 1;
    if (failures === 1) void navigator.storage?.persist?.();
    publish({ type: 'lost' });
    scheduleFlush(memberId, backoff(failures));
    return;
  }
  /* oxlint-enable no-await-in-loop */
  failures = 0;
  const deferred = (await listEntries(memberId)).filter((entry) => !entry.isRefused && entry.notBefore > 0);
  if (deferred.length > 0)
    scheduleFlush(memberId, Math.min(...deferred.map((entry) => entry.notBefore)) - Date.now());
}

function scheduleFlush(memberId: string, delayMs: number) {
  clearTimeout(timer);
  timer = setTimeout(() => flush(memberId), Math.max(minDelayMs, Math.min(delayMs, maxDelayMs)));
}

const idOf = ({ key, at }: OutboxEntry) => `${key} ${at}`;

async function firstDue(
  memberId: string,
  attempted: Set<string>,
  deferredKinds: Set<Kind>,
): Promise<OutboxEntry | undefined> {
  for (const entry of await listEntries(memberId)) {
    if (entry.isRefused || attempted.has(idOf(entry)) || deferredKinds.has(entry.action.kind)) continue;
    // oxlint-disable-next-line no-await-in-loop
    if (isDue(entry) && (await canSend(entry))) return entry;
  }
  return undefined;
}

/** The server never asks to wait longer than a day: a later time comes from a wrong device clock. */
const isDue = ({ notBefore }: OutboxEntry) => notBefore <= Date.now() || notBefore > Date.now() + 2 * dayMs;

/** Feedback is sent after its scan. */
async function canSend({ action }: OutboxEntry): Promise<boolean> {
  if (action.kind !== 'feedback' || 'id' in action.scan) return true;
  return (await sentScan(action.scan.key)) !== undefined;
}

/** `later`: retry later. `lost`: no response. `over`: the member is no longer signed in here. */
type Outcome = 'sent' | 'refused' | 'later' | 'lost' | 'over';

async function attempt(entry: OutboxEntry): Promise<Outcome> {
  if (Date.now() - entry.at > maxAgeMs) {
    await updateEntry(entry, { isRefused: true, problem: outboxText.tooOld });
    publish({ type: 'changed' });
    return 'refused';
  }
  try {
    const response = await send(entry);
    const scanId = entry.action.kind === 'scan' ? (response as ActionResponses['scan']).scanId : undefined;
    await completeEntry(entry, scanId);
    publish({ type: 'sent', waiting: entry, answer: response });
    return 'sent';
  } catch (error) {
    // A response without a request id is not the API's: the network is down, or it is a captive portal.
    if (!(error instanceof ApiError) || !error.requestId) return 'lost';
    return handleRejection(entry, error);
  }
}

async function handleRejection(entry: OutboxEntry, error: ApiError): Promise<Outcome> {
  const { status, code, message, fields, requestId, retryAfter } = error;
  const isSignedOut = status === 401;
  const isLater = status === 429 || status >= 500;
  const tries = entry.tries + 1;
  if (!isSignedOut)
    await updateEntry(entry, {
      tries,
      problem: Object.values(fields)[0] ?? message,
      ...(isLater
        ? { notBefore: Date.now() + (retryAfter ? retryAfter * 1000 : backoff(tries)) }
        : { isRefused: true }),
    });
  publish({
    type: 'refused',
    key: entry.key,
    refusal: { status, code, message, fields, requestId, retryAfter },
  });
  if (isSignedOut) return 'over';
  return isLater ? 'later' : 'refused';
}

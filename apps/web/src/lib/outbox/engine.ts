import { ApiError } from '#web/lib/api.ts';
import { outboxText } from '#web/messages/outbox.ts';
import { type AnswerTo, type Kind, longestWait, type Waiting } from './action.ts';
import { tell } from './news.ts';
import { send } from './send.ts';
import { finish, sentScan, update, waitingOf } from './store.ts';

const shortest = 2000;
const longest = 5 * 60_000;
const day = 24 * 3600 * 1000;

/** Twice as long after each try in vain; not all phones of a village at once. */
const backoff = (tries: number) => Math.min(longest, shortest * 2 ** tries) * (0.75 + Math.random() / 2);

const queued = new Set<string>();
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, as soon as no other tab is sending. */
function wake(memberId: string): void {
  clearTimeout(timer);
  if (queued.has(memberId)) return;
  queued.add(memberId);
  const run = async () => {
    queued.delete(memberId);
    await sendAll(memberId).catch((error: unknown) => console.warn('The outbox cannot be read.', error));
  };
  // Without locks two tabs may send the same: its key keeps it one.
  if (navigator.locks) navigator.locks.request('outbox', run).catch(() => queued.delete(memberId));
  else void run();
}

/** What a person or the browser does is a reason to hope: the next pause is a short one. */
export function wakeWithHope(memberId: string): void {
  failures = 0;
  wake(memberId);
}

export const rest = () => clearTimeout(timer);

async function sendAll(memberId: string): Promise<void> {
  const tried = new Set<string>();
  const held = new Set<Kind>();
  let next: Waiting | undefined;
  /* oxlint-disable no-await-in-loop -- one after the other, in the order in which they were done */
  while ((next = await firstDue(memberId, tried, held))) {
    tried.add(idOf(next));
    const outcome = await attempt(next);
    if (outcome === 'over') return;
    if (outcome === 'later') held.add(next.action.kind);
    if (outcome !== 'lost') continue;
    failures += 1;
    if (failures === 1) void navigator.storage?.persist?.();
    tell({ type: 'lost' });
    plan(memberId, backoff(failures));
    return;
  }
  /* oxlint-enable no-await-in-loop */
  failures = 0;
  const later = (await waitingOf(memberId)).filter((one) => !one.isRefused && one.notBefore > 0);
  if (later.length > 0) plan(memberId, Math.min(...later.map((one) => one.notBefore)) - Date.now());
}

function plan(memberId: string, time: number) {
  clearTimeout(timer);
  timer = setTimeout(() => wake(memberId), Math.max(shortest, Math.min(time, longest)));
}

const idOf = ({ key, at }: Waiting) => `${key} ${at}`;

async function firstDue(memberId: string, tried: Set<string>, held: Set<Kind>): Promise<Waiting | undefined> {
  for (const waiting of await waitingOf(memberId)) {
    if (waiting.isRefused || tried.has(idOf(waiting)) || held.has(waiting.action.kind)) continue;
    // oxlint-disable-next-line no-await-in-loop
    if (isTime(waiting) && (await canGo(waiting))) return waiting;
  }
  return undefined;
}

/** No server asks to wait for longer than a day: such a time is of a clock that has been put right since. */
const isTime = ({ notBefore }: Waiting) => notBefore <= Date.now() || notBefore > Date.now() + 2 * day;

/** A word about a scan goes after it. */
async function canGo({ action }: Waiting): Promise<boolean> {
  if (action.kind !== 'feedback' || 'id' in action.scan) return true;
  return (await sentScan(action.scan.key)) !== undefined;
}

/** `later`: not now. `lost`: nobody answers. `over`: the person is not signed in here any more. */
type Outcome = 'sent' | 'refused' | 'later' | 'lost' | 'over';

async function attempt(waiting: Waiting): Promise<Outcome> {
  if (Date.now() - waiting.at > longestWait) {
    await update(waiting, { isRefused: true, problem: outboxText.tooOld });
    tell({ type: 'changed' });
    return 'refused';
  }
  try {
    const answer = await send(waiting);
    const scanId = waiting.action.kind === 'scan' ? (answer as AnswerTo['scan']).scanId : undefined;
    await finish(waiting, scanId);
    tell({ type: 'sent', waiting, answer });
    return 'sent';
  } catch (error) {
    // What is not the API's own answer is a network that is away, or its sign-in page.
    if (!(error instanceof ApiError) || !error.requestId) return 'lost';
    return heed(waiting, error);
  }
}

async function heed(waiting: Waiting, error: ApiError): Promise<Outcome> {
  const { status, code, message, fields, requestId, retryAfter } = error;
  const isOver = status === 401;
  const isLater = status === 429 || status >= 500;
  const tries = waiting.tries + 1;
  if (!isOver)
    await update(waiting, {
      tries,
      problem: Object.values(fields)[0] ?? message,
      ...(isLater
        ? { notBefore: Date.now() + (retryAfter ? retryAfter * 1000 : backoff(tries)) }
        : { isRefused: true }),
    });
  tell({
    type: 'refused',
    key: waiting.key,
    refusal: { status, code, message, fields, requestId, retryAfter },
  });
  if (isOver) return 'over';
  return isLater ? 'later' : 'refused';
}

import { ApiError } from '#web/lib/api.ts';
import { type Action, type AnswerOf, longestWait, type Waiting } from './action.ts';
import { attended } from './attended.ts';
import { rest, wakeWithHope } from './engine.ts';
import { listen, type News, tell } from './news.ts';
import { send } from './send.ts';
import { canKeep, discard, keep, update } from './store.ts';

/** How long somebody looks at a form before they are told that it is on its way. */
const patience = 8000;

const newWaiting = <A extends Action>(memberId: string, action: A, key: string): Waiting<A> => ({
  key,
  memberId,
  at: performance.timeOrigin + performance.now(),
  action,
  notBefore: 0,
  tries: 0,
});

/** Keeps it on the disk and sends it, now or later. Rejects where nothing can be kept and nobody answers. */
export async function enqueue(memberId: string, action: Action): Promise<{ key: string }> {
  const key = crypto.randomUUID();
  const waiting = newWaiting(memberId, action, key);
  if (await isKept(waiting)) startSending(memberId);
  else await sendWithoutOutbox(waiting);
  return { key };
}

type Delivery = {
  /** The same for a form that is sent again. */
  key?: string;
  /** It is on the disk: from here on a draft of it is one too many. */
  onKept?: () => void;
};

/**
 * For somebody who looks on: answers what the server said, or `waiting` when it is kept for later. A refusal is
 * thrown, and nothing is kept: the person has it before them.
 */
export async function deliver<A extends Action>(
  memberId: string,
  action: A,
  { key = crypto.randomUUID(), onKept }: Delivery = {},
): Promise<AnswerOf<A> | 'waiting'> {
  const waiting = newWaiting(memberId, action, key);
  attended.add(key);
  try {
    if (!(await isKept(waiting))) return await sendWithoutOutbox(waiting);
    onKept?.();
    const outcome = outcomeOf(waiting);
    startSending(memberId);
    const news = await outcome;
    if (news?.type === 'sent') return news.answer as AnswerOf<A>;
    if (news?.type !== 'refused') return 'waiting';
    await discard(waiting);
    throw new ApiError(news.refusal.status, news.refusal, news.refusal.retryAfter);
  } finally {
    attended.delete(key);
    tell({ type: 'changed' });
  }
}

async function isKept(waiting: Waiting): Promise<boolean> {
  if (!(await canKeep())) return false;
  try {
    await keep(waiting);
  } catch {
    // The disk is full.
    return false;
  }
  tell({ type: 'changed' });
  return true;
}

async function sendWithoutOutbox<A extends Action>(waiting: Waiting<A>): Promise<AnswerOf<A>> {
  const answer = await send(waiting);
  tell({ type: 'sent', waiting, answer });
  return answer;
}

const outcomeOf = ({ key }: Waiting) =>
  new Promise<News | undefined>((resolve) => {
    const end = (news?: News) => {
      clearTimeout(timer);
      stop();
      resolve(news);
    };
    const stop = listen((news) => {
      const isOurs =
        (news.type === 'sent' && news.waiting.key === key) || (news.type === 'refused' && news.key === key);
      if (isOurs || news.type === 'lost') end(news);
    });
    const timer = setTimeout(end, patience);
  });

/** The person decided: once more. */
export async function tryAgain(waiting: Waiting): Promise<void> {
  const isTooOld = Date.now() - waiting.at > longestWait;
  await update(waiting, {
    notBefore: 0,
    isRefused: false,
    problem: undefined,
    ...(isTooOld && { at: Date.now() }),
  });
  tell({ type: 'changed' });
  wakeWithHope(waiting.memberId);
}

/** The person decided: not at all. */
export async function throwAway(waiting: Waiting): Promise<void> {
  await discard(waiting);
  tell({ type: 'changed' });
}

let stopListening: (() => void) | undefined;
let sendsFor: string | undefined;

/** From now on what waits is sent whenever there is hope: at once, with the network, when the page is looked at. */
export function startSending(memberId: string): void {
  if (sendsFor !== memberId) {
    stopSending();
    sendsFor = memberId;
    stopListening = onHope(() => wakeWithHope(memberId));
  }
  wakeWithHope(memberId);
}

export function stopSending(): void {
  rest();
  stopListening?.();
  stopListening = undefined;
  sendsFor = undefined;
}

function onHope(hope: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && hope();
  window.addEventListener('online', hope);
  window.addEventListener('focus', hope);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', hope);
    window.removeEventListener('focus', hope);
    document.removeEventListener('visibilitychange', look);
  };
}

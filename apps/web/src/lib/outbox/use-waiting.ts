import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ActionOf, AnswerTo, Kind, Waiting } from './action.ts';
import { attended } from './attended.ts';
import { listen } from './news.ts';
import { waitingOf } from './store.ts';

const none: readonly Waiting[] = [];
const listeners = new Set<() => void>();
let shown: { memberId: string | undefined; list: readonly Waiting[] } = { memberId: undefined, list: none };
let stopListening: (() => void) | undefined;

async function load() {
  const { memberId } = shown;
  const list = memberId ? await waitingOf(memberId) : none;
  // Another person may have come in meanwhile.
  if (shown.memberId !== memberId) return;
  shown = { memberId, list: list.filter(({ key }) => !attended.has(key)) };
  for (const listener of listeners) listener();
}

function watch(memberId: string, listener: () => void) {
  listeners.add(listener);
  if (shown.memberId !== memberId) {
    shown = { memberId, list: none };
    void load();
  }
  stopListening ??= listen(() => void load());
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopListening?.();
    stopListening = undefined;
    shown = { memberId: undefined, list: none };
  };
}

const never = () => () => {};

/** What one member's outbox holds, the oldest first; nobody sees another's. */
export function useWaiting(memberId: string | undefined): readonly Waiting[] {
  const subscribe = useCallback(
    (listener: () => void) => (memberId ? watch(memberId, listener) : never()),
    [memberId],
  );
  return useSyncExternalStore(
    subscribe,
    () => (shown.memberId === memberId ? shown.list : none),
    () => none,
  );
}

/** Those of one kind, which are shown where they will stand. */
export function useWaitingOf<K extends Kind>(memberId: string | undefined, kind: K): Waiting<ActionOf<K>>[] {
  return useWaiting(memberId).filter((one): one is Waiting<ActionOf<K>> => one.action.kind === kind);
}

type Sent = { [K in Kind]: { kind: K; action: ActionOf<K>; key: string; answer: AnswerTo[K] } }[Kind];

/** Hears of everything of this member that arrived, from whichever tab it went out. */
export function useSent(memberId: string | undefined, hear: (sent: Sent) => void) {
  const onSent = useEffectEvent(hear);
  useEffect(
    () =>
      listen((news) => {
        if (news.type !== 'sent' || news.waiting.memberId !== memberId) return;
        const { action, key } = news.waiting;
        onSent({ kind: action.kind, action, key, answer: news.answer } as Sent);
      }),
    [memberId],
  );
}

import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ActionOf, ActionResponses, Kind, OutboxEntry } from './action.ts';
import { foregroundKeys } from './foreground-keys.ts';
import { onOutboxEvent } from './events.ts';
import { listEntries } from './store.ts';

const none: readonly OutboxEntry[] = [];
const listeners = new Set<() => void>();
let current: { memberId: string | undefined; list: readonly OutboxEntry[] } = {
  memberId: undefined,
  list: none,
};
let stopListening: (() => void) | undefined;

async function load() {
  const { memberId } = current;
  const list = memberId ? await listEntries(memberId) : none;
  // Another member may have signed in meanwhile.
  if (current.memberId !== memberId) return;
  current = { memberId, list: list.filter(({ key }) => !foregroundKeys.has(key)) };
  for (const listener of listeners) listener();
}

function subscribeTo(memberId: string, listener: () => void) {
  listeners.add(listener);
  if (current.memberId !== memberId) {
    current = { memberId, list: none };
    void load();
  }
  stopListening ??= onOutboxEvent(() => void load());
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopListening?.();
    stopListening = undefined;
    current = { memberId: undefined, list: none };
  };
}

const noSubscription = () => () => {};

/** The entries of one member, oldest first. */
export function useOutboxEntries(memberId: string | undefined): readonly OutboxEntry[] {
  const subscribe = useCallback(
    (listener: () => void) => (memberId ? subscribeTo(memberId, listener) : noSubscription()),
    [memberId],
  );
  return useSyncExternalStore(
    subscribe,
    () => (current.memberId === memberId ? current.list : none),
    () => none,
  );
}

/** The entries of one kind. */
export function useOutboxEntriesOfKind<K extends Kind>(
  memberId: string | undefined,
  kind: K,
): OutboxEntry<ActionOf<K>>[] {
  return useOutboxEntries(memberId).filter(
    (one): one is OutboxEntry<ActionOf<K>> => one.action.kind === kind,
  );
}

type Sent = {
  [K in Kind]: { kind: K; action: ActionOf<K>; key: string; response: ActionResponses[K] };
}[Kind];

/** Calls back for each sent entry of this member, from any tab. */
export function useSent(memberId: string | undefined, onSentEntry: (sent: Sent) => void) {
  const onSent = useEffectEvent(onSentEntry);
  useEffect(
    () =>
      onOutboxEvent((event) => {
        if (event.type !== 'sent' || event.waiting.memberId !== memberId) return;
        const { action, key } = event.waiting;
        onSent({ kind: action.kind, action, key, response: event.answer } as Sent);
      }),
    [memberId],
  );
}

import type { LiveMessage } from './live-channel.ts';

/** An open event stream of a page. It is closed when the client does not keep up. */
export type Listener = {
  profileId: string;
  token: string;
  /** Members whose events are not sent to this person. */
  muted: ReadonlySet<string>;
  /** False when the client does not keep up. */
  write: (text: string) => boolean;
  end: () => void;
};

/** Events within this delay are sent together, so that a page refetches once. */
const batchDelayMs = 200;
/** When there are more, pages are told to refetch what they show instead. */
const maxPending = 200;

const textOf = ({ event }: Pick<LiveMessage, 'event'>) => `data: ${JSON.stringify(event)}\n\n`;

/** All event streams of this instance. */
export function liveStreams() {
  const listenersByProfile = new Map<string, Set<Listener>>();
  let size = 0;
  let pending: LiveMessage[] = [];

  function end(listener: Listener): void {
    const own = listenersByProfile.get(listener.profileId);
    if (!own?.delete(listener)) return;
    size -= 1;
    if (own.size === 0) listenersByProfile.delete(listener.profileId);
    listener.end();
  }

  function send(listener: Listener, text: string): void {
    if (text !== '' && !listener.write(text)) end(listener);
  }

  /** Returns copies, because sending may remove a listener. */
  const ofProfile = (profileId: string) => [...(listenersByProfile.get(profileId) ?? [])];
  const all = () => [...listenersByProfile.values()].flatMap((own) => [...own]);

  function flush(): void {
    const messages = pending;
    pending = [];
    if (messages.length > maxPending) {
      for (const listener of all()) send(listener, textOf({ event: { type: 'missed' } }));
      return;
    }
    const general = messages.filter(({ to }) => !to);
    const shared = general.map(textOf).join('');
    for (const listener of all()) {
      const { muted } = listener;
      const text =
        muted.size === 0
          ? shared
          : general
              .filter(({ event }) => !('authorId' in event && muted.has(event.authorId)))
              .map(textOf)
              .join('');
      send(listener, text);
    }
    const notified = new Set(messages.flatMap(({ to }) => to ?? []));
    const notice = textOf({ event: { type: 'notification' } });
    for (const id of notified) for (const listener of ofProfile(id)) send(listener, notice);
  }

  return {
    size: () => size,
    ofProfile,
    all,
    end,
    send,

    add(listener: Listener): void {
      const own = listenersByProfile.get(listener.profileId) ?? new Set();
      listenersByProfile.set(listener.profileId, own.add(listener));
      size += 1;
    },

    enqueue(message: LiveMessage): void {
      if (size === 0 || pending.length > maxPending) return;
      if (pending.length === 0) setTimeout(flush, batchDelayMs).unref();
      pending.push(message);
    },

    endAll(): void {
      for (const listener of all()) end(listener);
    },
  };
}

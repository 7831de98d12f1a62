import type { LiveMessage } from './live-news.ts';

/** Where a page is told: whatever it cannot take in time ends it. */
export type Listener = {
  profileId: string;
  token: string;
  /** Whose doings this person does not want to hear of. */
  muted: ReadonlySet<string>;
  /** False when the other side does not keep up. */
  write: (text: string) => boolean;
  end: () => void;
};

/** Told together: a page that hears of ten posts at once asks once. */
const gathered = 200;
/** Of a flood the first ones suffice: whoever hears of them asks for all. */
const most = 200;

const textOf = ({ event }: LiveMessage) => `data: ${JSON.stringify(event)}\n\n`;

/** All pages that this copy tells. */
export function liveStreams() {
  const people = new Map<string, Set<Listener>>();
  let size = 0;
  let pending: LiveMessage[] = [];

  function end(listener: Listener): void {
    const own = people.get(listener.profileId);
    if (!own?.delete(listener)) return;
    size -= 1;
    if (own.size === 0) people.delete(listener.profileId);
    listener.end();
  }

  function tell(listener: Listener, text: string): void {
    if (text !== '' && !listener.write(text)) end(listener);
  }

  /** Copies: whoever is told may go. */
  const of = (profileId: string) => [...(people.get(profileId) ?? [])];
  const all = () => [...people.values()].flatMap((own) => [...own]);

  function flush(): void {
    const messages = pending;
    pending = [];
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
      tell(listener, text);
    }
    const notified = new Set(messages.flatMap(({ to }) => to ?? []));
    const notice = textOf({ event: { type: 'notification' } });
    for (const id of notified) for (const listener of of(id)) tell(listener, notice);
  }

  return {
    size: () => size,
    of,
    all,
    end,
    tell,

    add(listener: Listener): void {
      const own = people.get(listener.profileId) ?? new Set();
      people.set(listener.profileId, own.add(listener));
      size += 1;
    },

    hear(message: LiveMessage): void {
      if (size === 0 || pending.length >= most) return;
      if (pending.length === 0) setTimeout(flush, gathered).unref();
      pending.push(message);
    },

    endAll(): void {
      for (const listener of all()) end(listener);
    },
  };
}

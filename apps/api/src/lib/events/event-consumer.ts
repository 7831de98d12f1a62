import type { Database } from '#api/db/database.ts';
import { eventReader, type EventRow } from './event-reader.repository.ts';

/** Bounds how long the position stays locked. */
const batchSize = 100;

type Parts = {
  db: Database;
  /** Has a row in app.event_position. */
  name: string;
  /** Events older than this are not delivered one by one; `skip` says that there were some. */
  maxAgeMinutes: number;
  /** Throws when an event cannot be delivered now; then all of them come again. */
  deliver: (transaction: Database, events: EventRow[]) => Promise<void>;
  skip: (lastId: string) => Promise<void>;
};

/**
 * Delivers every committed event at least once and in order, whichever process calls it: one at a time holds the position,
 * and moves it only after the delivery.
 */
export function eventConsumer({ db, name, maxAgeMinutes, deliver, skip }: Parts) {
  /** Whether more may wait: the batch was full, somebody else reads, or an older transaction still runs. */
  const deliverBatch = () =>
    db.transaction().execute(async (transaction) => {
      const reader = eventReader(transaction);
      const position = await reader.lockPosition(name);
      if (!position) return { isLeft: true, count: 0 };
      const horizon = await reader.horizon();
      const events = await reader.after(position, horizon, batchSize);
      const oldest = events[0];
      if (oldest && Date.now() - oldest.at.getTime() > maxAgeMinutes * 60_000) {
        const last = await reader.lastOlderThan(position, horizon, maxAgeMinutes);
        if (last) {
          await skip(last.id);
          await reader.moveTo(name, last);
          return { isLeft: true, count: 1 };
        }
      }
      const ready = events.filter((event) => event.is_ready);
      const last = ready.at(-1);
      if (last) {
        await deliver(transaction, ready);
        await reader.moveTo(name, last);
      }
      return { isLeft: events.length > ready.length || events.length === batchSize, count: ready.length };
    });

  return {
    /** Delivers all that can be delivered. Whether something may be left that cannot, yet. */
    async drain(): Promise<boolean> {
      for (;;) {
        const { isLeft, count } = await deliverBatch();
        if (!isLeft || count === 0) return isLeft;
      }
    },
    oldestWaiting: () => eventReader(db).oldestWaiting(name),
    resetAfterCopy: () => eventReader(db).resetAfterCopy(name),
  };
}

import type { Redis } from 'ioredis';
import type { Database } from '#api/db/database.ts';
import { eventConsumer } from '#api/lib/events/event-consumer.ts';
import { eventReader } from '#api/lib/events/event-reader.repository.ts';
import { type LiveMessage, liveChannel } from './live-channel.ts';
import { liveMessagesOf } from './live-messages.ts';

/** What is older interests no open page; its readers are told to refetch instead. */
const maxAgeMinutes = 10;

type Parts = { db: Database; redis: Redis; prefix: string };

/** Takes committed events to all instances by Redis. They wait in the log while it is away. */
export function liveRelay({ db, redis, prefix }: Parts) {
  async function publish(messages: LiveMessage[]): Promise<void> {
    const pipeline = redis.pipeline();
    for (const message of messages) pipeline.publish(liveChannel(prefix), JSON.stringify(message));
    for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
  }

  const consumer = eventConsumer({
    db,
    name: 'live',
    maxAgeMinutes,
    deliver: async (transaction, events) => {
      await publish(await liveMessagesOf(transaction, events));
      await eventReader(transaction).forgetNotified(events);
    },
    skip: (lastId) => publish([{ id: `${lastId} missed`, event: { type: 'missed' } }]),
  });

  return {
    ...consumer,
    /** Whether something may be left that can be taken soon: nothing can while Redis is away. */
    drain: async () => redis.status === 'ready' && consumer.drain(),
  };
}

export type LiveRelay = ReturnType<typeof liveRelay>;

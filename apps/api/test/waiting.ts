import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { eventReader } from '#api/lib/events/event-reader.repository.ts';
import { liveChannel } from '#api/modules/community/live/live-channel.ts';
import { eventually } from './eventually.ts';
import type { TestApi } from './harness.ts';

/** Waits until so many statements in this database wait for a lock. */
export async function waitForLockWaiters(db: Database, count: number): Promise<void> {
  const waiters = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.count;
  };
  const found = await eventually(waiters, (now) => now === count);
  if (found !== count) throw new Error(`${found} statements wait for a lock, not ${count}`);
}

/** Waits until the server has noticed that every client has gone. */
export async function waitUntilDisconnected({ server }: FastifyInstance): Promise<void> {
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  const left = await eventually(connections, (count) => count === 0);
  if (left > 0) throw new Error(`${left} connections are still open`);
}

/** Waits until everything that was written has been announced to the instances. */
export async function waitUntilAnnounced(db: Database): Promise<void> {
  const waiting = await eventually(
    () => eventReader(db).oldestWaiting('live'),
    (oldest) => oldest === undefined,
  );
  if (waiting) throw new Error(`an event of ${waiting.toISOString()} still waits`);
}

/** Starts another instance, and waits until it hears what is written through the others. */
export async function startListeningInstance(api: TestApi) {
  const subscribers = async () => {
    const [, count] = await api.deps.redis.pubsub('NUMSUB', liveChannel(api.env.REDIS_PREFIX));
    return Number(count);
  };
  const before = await subscribers();
  const instance = await api.startInstance();
  await eventually(subscribers, (count) => count > before);
  return instance;
}

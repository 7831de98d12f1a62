import type { Redis } from 'ioredis';
import type { LogEvent } from 'kysely';
import type { Logger } from 'pino';
import { classifierPool } from '#api/clients/classifier/pool.ts';
import { identityClient } from '#api/clients/identity.ts';
import { mailer } from '#api/clients/mailer.ts';
import { objectStore } from '#api/clients/object-store.ts';
import { jobQueue } from '#api/clients/queue.ts';
import { connectRedis } from '#api/clients/redis.ts';
import { connect, createPool } from '#api/db/database.ts';
import { databaseProbe } from '#api/db/probe.ts';
import { viewerChanges } from '#api/db/viewer-changes.ts';
import type { Env } from '#api/env.ts';

export type Dependencies = ReturnType<typeof connectDependencies>;

/** Opens every client once. None waits for its server: the API starts and reports what is unavailable. */
export function connectDependencies(env: Env, log: Logger, onQuery?: (event: LogEvent) => void) {
  const pool = createPool(env.DATABASE_URL, env.DATABASE_POOL);
  const db = connect(pool, onQuery);
  const readDb = env.DATABASE_READ_URL
    ? connect(
        createPool(env.DATABASE_READ_URL, env.DATABASE_POOL, ['default_transaction_read_only=on']),
        onQuery,
      )
    : db;
  const probe = databaseProbe(env.DATABASE_URL);
  const changes = viewerChanges(env.DATABASE_URL);
  const redis: Redis = connectRedis(env.REDIS_URL, env.REDIS_PREFIX);
  const identity = identityClient(env.IDENTITY_URL, env.IDENTITY_TIMEOUT_MS);
  const objects = objectStore(env);
  const mail = mailer(env);
  const queue = jobQueue(pool);
  const classifier = classifierPool(
    {
      processes: env.CLASSIFIER_PROCESSES,
      queue: env.CLASSIFIER_QUEUE,
      deadline: env.CLASSIFIER_DEADLINE_MS,
      lifetime: env.CLASSIFIER_LIFETIME,
    },
    log,
  );
  return {
    env,
    log,
    pool,
    db,
    /** For public data: may be a standby with replication lag. */
    readDb,
    probe,
    viewerChanges: changes,
    redis,
    identity,
    objects,
    mail,
    queue,
    classifier,
    /** Set on shutdown: the probe reports draining, and responses close their connection. */
    lifecycle: { draining: false },
    async close() {
      classifier.close();
      await queue.close();
      redis.disconnect();
      objects.close();
      mail.close();
      if (readDb !== db) await readDb.destroy();
      await Promise.all([db.destroy(), probe.close(), changes.close()]);
    },
  };
}

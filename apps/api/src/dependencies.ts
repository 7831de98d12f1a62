import type { Redis } from 'ioredis';
import type { LogEvent } from 'kysely';
import type { Logger } from 'pino';
import { classifierPool } from '#api/clients/classifier/pool.ts';
import { remoteClassifier } from '#api/clients/classifier/remote.ts';
import { identityClient } from '#api/clients/identity.ts';
import { mailer } from '#api/clients/mailer.ts';
import { objectStore } from '#api/clients/object-store.ts';
import { jobQueue } from '#api/clients/queue.ts';
import { connectRedis } from '#api/clients/redis.ts';
import { connect, createPool } from '#api/db/database.ts';
import { databaseProbe } from '#api/db/probe.ts';
import { viewerChanges } from '#api/db/viewer-changes.ts';
import type { Env } from '#api/env.ts';
import { backgroundErrors } from '#api/lib/background-errors.ts';

export type Dependencies = ReturnType<typeof connectDependencies>;

type Tracing = { onQuery?: (event: LogEvent) => void; traceparent?: () => string | undefined };

/** Opens every client once. None waits for its server: the API starts and reports what is unavailable. */
export function connectDependencies(env: Env, log: Logger, tracing: Tracing = {}) {
  const { onQuery, traceparent } = tracing;
  const errors = backgroundErrors(log);
  const pool = createPool(env.DATABASE_URL, env.DATABASE_POOL, {
    timeoutMs: env.DATABASE_TIMEOUT_MS,
    onError: errors.of('database'),
  });
  const db = connect(pool, onQuery);
  const readDb = env.DATABASE_READ_URL
    ? connect(
        createPool(env.DATABASE_READ_URL, env.DATABASE_POOL, {
          timeoutMs: env.DATABASE_TIMEOUT_MS,
          settings: ['default_transaction_read_only=on'],
          onError: errors.of('database_read'),
        }),
        onQuery,
      )
    : db;
  const probe = databaseProbe(env.DATABASE_URL, errors.of('database_probe'));
  const changes = viewerChanges(env.DATABASE_URL, errors.of('viewer_changes'));
  const redis: Redis = connectRedis(env.REDIS_URL, {
    prefix: env.REDIS_PREFIX,
    timeoutMs: env.REDIS_TIMEOUT_MS,
    onError: errors.of('redis'),
  });
  const identity = identityClient(env);
  const objects = objectStore(env);
  const mail = mailer(env);
  const queue = jobQueue(pool, errors.of('queue'), traceparent);
  const classifier = env.CLASSIFIER_URL
    ? remoteClassifier({
        url: env.CLASSIFIER_URL,
        pending: env.CLASSIFIER_PENDING,
        deadline: env.CLASSIFIER_DEADLINE_MS,
      })
    : classifierPool(
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
    errors,
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

import type { LogEvent } from 'kysely';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import { connectRedis } from '#api/clients/redis.ts';
import { connect, createPool } from '#api/db/database.ts';
import type { Env } from '#api/env.ts';
import type { BackgroundErrors } from '#api/lib/background-errors.ts';
import { liveRelay } from '#api/modules/community/live/live-relay.ts';
import { runPeriodically } from './run-periodically.ts';

/** Usually the instance that wrote an event has announced it by then. */
const intervalMs = 200;
/** A whole batch after an interruption takes longer than a single command. */
const redisTimeoutMs = 1000;

type Parts = {
  env: Env;
  log: Logger;
  errors: BackgroundErrors;
  onQuery?: ((event: LogEvent) => void) | undefined;
};

/** Takes events to the open pages that no instance has. Its own connections: no other work is waited for. */
export function relayEvents({ env, log, errors, onQuery }: Parts) {
  const pool = createPool(env.DATABASE_URL, 1, {
    timeoutMs: env.DATABASE_TIMEOUT_MS,
    onError: errors.of('database_relay'),
  });
  const db = connect(pool, onQuery);
  const redis = connectRedis(env.REDIS_URL, {
    prefix: env.REDIS_PREFIX,
    timeoutMs: redisTimeoutMs,
    onError: errors.of('redis_relay'),
  });
  const relay = liveRelay({ db, redis, prefix: env.REDIS_PREFIX });

  let isChecked = false;
  let waitingSince: Date | undefined;
  async function run(): Promise<void> {
    if (!isChecked) await relay.resetAfterCopy();
    isChecked = true;
    // One cheap read most of the time: a lock would be a write, five times a second.
    waitingSince = await relay.oldestWaiting();
    if (waitingSince) await relay.drain();
  }

  const waitingSeconds = new Gauge({
    name: 'event_waiting_seconds',
    help: 'Age of the oldest event that a reader of the log has not had',
    labelNames: ['consumer'],
    registers: [],
    collect() {
      this.set({ consumer: 'live' }, waitingSince ? (Date.now() - waitingSince.getTime()) / 1000 : 0);
    },
  });
  const loop = runPeriodically('relay events', intervalMs, run, log);
  return {
    waitingSeconds,
    stalled: loop.stalled,
    async stop(): Promise<void> {
      await loop.stop();
      redis.disconnect();
      await db.destroy();
    },
  };
}

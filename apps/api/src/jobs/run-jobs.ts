import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { isUnavailable } from '#api/lib/unavailable.ts';
import type { JobHandlers } from './index.ts';
import { type JobName, jobNames, jobSchedules, type Jobs } from './job.ts';

const secondsBetweenTries = 1;

/** Takes jobs from PostgreSQL until it is stopped, from when it is there; stopping finishes what has begun. */
export async function runJobs(databaseUrl: string, handlers: JobHandlers, log: Logger) {
  for (;;) {
    try {
      return await takeJobs(databaseUrl, handlers, log);
    } catch (err) {
      if (!isUnavailable(err)) throw err;
      log.warn({ err }, 'queue is away');
      await wait(secondsBetweenTries * 1000);
    }
  }
}

async function takeJobs(databaseUrl: string, handlers: JobHandlers, log: Logger) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'pilahbumi-worker',
    schema: 'pgboss',
    migrate: false,
    max: 4,
  });
  boss.on('error', (err) => log.error({ err }, 'queue failed'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'queue warns'));
  const work = async <N extends JobName>(name: N, handle: JobHandlers[N]) =>
    boss.work<Jobs[N]>(name, { pollingIntervalSeconds: 1, localConcurrency: 2 }, async ([job]) => {
      if (!job) return;
      const began = performance.now();
      try {
        await handle(job.data, job.id);
        log.info({ job: name, jobId: job.id, ms: Math.round(performance.now() - began) }, 'job done');
      } catch (err) {
        log.warn({ err, job: name, jobId: job.id, attempt: job.retryCount + 1 }, 'job failed');
        throw err;
      }
    });
  try {
    await boss.start();
    await Promise.all(jobNames.map((name) => work(name, handlers[name])));
    for (const [name, times] of Object.entries(jobSchedules)) {
      // A night without a worker is made up for when one is back.
      await boss.schedule(name, times, {}, { tz: 'Asia/Jakarta', missed: 'once' });
    }
  } catch (error) {
    await boss.stop({ graceful: true, timeout: 25_000 }).catch(() => undefined);
    throw error;
  }

  return { stop: () => boss.stop({ graceful: true, timeout: 25_000 }) };
}

import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { isUnavailable } from '#api/lib/unavailable.ts';
import type { JobHandlers } from './index.ts';
import { type JobName, jobNames, jobSchedules, type Jobs } from './job.ts';

const retrySeconds = 1;

/** Runs jobs from PostgreSQL until stopped, waiting for the database first; stopping finishes running jobs. */
export async function runJobs(databaseUrl: string, handlers: JobHandlers, log: Logger) {
  for (;;) {
    try {
      return await startWorkers(databaseUrl, handlers, log);
    } catch (err) {
      if (!isUnavailable(err)) throw err;
      log.warn({ err }, 'queue unavailable');
      await wait(retrySeconds * 1000);
    }
  }
}

async function startWorkers(databaseUrl: string, handlers: JobHandlers, log: Logger) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'pilahbumi-worker',
    schema: 'pgboss',
    migrate: false,
    max: 4,
  });
  boss.on('error', (err) => log.error({ err }, 'queue failed'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'queue warning'));
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
      // A run missed while no worker was up is made up for once.
      await boss.schedule(name, times, {}, { tz: 'Asia/Jakarta', missed: 'once' });
    }
  } catch (error) {
    await boss.stop({ graceful: true, timeout: 25_000 }).catch(() => undefined);
    throw error;
  }

  return { stop: () => boss.stop({ graceful: true, timeout: 25_000 }) };
}

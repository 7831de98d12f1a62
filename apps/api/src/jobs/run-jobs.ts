import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobHandlers } from './index.ts';
import { type JobName, jobNames, jobSchedules, type Jobs } from './job.ts';

/** Takes jobs from PostgreSQL until it is stopped; stopping finishes what has begun. */
export async function runJobs(databaseUrl: string, handlers: JobHandlers, log: Logger) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'pilahbumi-worker',
    schema: 'pgboss',
    migrate: false,
    max: 4,
  });
  boss.on('error', (err) => log.error({ err }, 'queue failed'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'queue warns'));
  await boss.start();

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
  await Promise.all(jobNames.map((name) => work(name, handlers[name])));
  for (const [name, times] of Object.entries(jobSchedules)) {
    // A night without a worker is made up for when one is back.
    await boss.schedule(name, times, {}, { tz: 'Asia/Jakarta', missed: 'once' });
  }

  return { stop: () => boss.stop({ graceful: true, timeout: 25_000 }) };
}

import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { OnError } from '#api/lib/background-errors.ts';
import { isUnavailable } from '#api/lib/unavailable.ts';
import type { RunJob } from '#api/telemetry.ts';
import type { JobHandlers } from './index.ts';
import type { JobMetrics } from './job-metrics.ts';
import { type JobName, jobNames, jobSchedules, type Jobs, type TracedJob } from './job.ts';
import { stalledJobLoops } from './stalled-loops.ts';

const retrySeconds = 1;
/** With metadata, for the number of tries that a job has left. */
const workOptions = { pollingIntervalSeconds: 1, localConcurrency: 2, includeMetadata: true } as const;

type Observers = { log: Logger; metrics: JobMetrics; onError: OnError; runJob?: RunJob | undefined };

const untraced: RunJob = (_name, _cause, work) => work();

/** Runs jobs from PostgreSQL until stopped, waiting for the database first; stopping finishes running jobs. */
export async function runJobs(databaseUrl: string, handlers: JobHandlers, observers: Observers) {
  for (;;) {
    try {
      return await startWorkers(databaseUrl, handlers, observers);
    } catch (err) {
      if (!isUnavailable(err)) throw err;
      observers.log.warn({ err }, 'queue unavailable');
      await wait(retrySeconds * 1000);
    }
  }
}

async function startWorkers(
  databaseUrl: string,
  handlers: JobHandlers,
  { log, metrics, onError, runJob = untraced }: Observers,
) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'pilahbumi-worker',
    schema: 'pgboss',
    migrate: false,
    max: 4,
  });
  boss.on('error', onError);
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'queue warning'));
  const work = async <N extends JobName>(name: N, handle: JobHandlers[N]) =>
    boss.work<TracedJob<N>, void, typeof workOptions>(name, workOptions, async ([job]) => {
      if (!job) return;
      const { traceparent, ...data } = job.data;
      const began = performance.now();
      const elapsed = () => Math.round(performance.now() - began);
      try {
        await runJob(name, traceparent, () => handle(data as Jobs[N], job.id));
        metrics.done(name, elapsed());
        log.info({ job: name, jobId: job.id, ms: elapsed() }, 'job done');
      } catch (err) {
        const attempt = job.retryCount + 1;
        metrics.failed(name, elapsed(), attempt <= job.retryLimit);
        log.warn({ err, job: name, jobId: job.id, attempt }, 'job failed');
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

  return {
    stalled: () => stalledJobLoops(boss.getWipData(), Date.now()),
    stop: () => boss.stop({ graceful: true, timeout: 25_000 }),
  };
}

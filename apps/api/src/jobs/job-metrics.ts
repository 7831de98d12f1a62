import { Counter, Histogram } from 'prom-client';
import { type JobName, jobNames } from './job.ts';

/** Counts of this worker. `retried`: failed and tried again later; `failed`: given up, now in the dead letter queue. */
export function jobMetrics() {
  const results = new Counter({
    name: 'worker_jobs_total',
    help: 'Jobs that this worker ran, by result',
    labelNames: ['job', 'result'],
    registers: [],
  });
  const seconds = new Histogram({
    name: 'worker_job_seconds',
    help: 'How long a job took, whatever its result',
    labelNames: ['job'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 240],
    registers: [],
  });
  for (const job of jobNames)
    for (const result of ['done', 'retried', 'failed']) results.inc({ job, result }, 0);
  return {
    metrics: [results, seconds],
    done(job: JobName, milliseconds: number): void {
      results.inc({ job, result: 'done' });
      seconds.observe({ job }, milliseconds / 1000);
    },
    failed(job: JobName, milliseconds: number, isRetried: boolean): void {
      results.inc({ job, result: isRetried ? 'retried' : 'failed' });
      seconds.observe({ job }, milliseconds / 1000);
    },
  };
}

export type JobMetrics = ReturnType<typeof jobMetrics>;

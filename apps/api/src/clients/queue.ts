import type { Pool } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '#api/db/database.ts';
import type { OnError } from '#api/lib/background-errors.ts';
import {
  deadLetterOf,
  deadLetterOptions,
  type JobName,
  jobNames,
  jobOptions,
  type Jobs,
  type TracedJob,
} from '#api/jobs/job.ts';

/** Enqueues jobs in PostgreSQL. The worker process runs them. */
export function jobQueue(pool: Pool, onError: OnError, traceparent?: () => string | undefined) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', onError);

  // Lazy: the API must start without its database and respond 503.
  let starting: Promise<PgBoss> | undefined;
  const started = () =>
    (starting ??= boss.start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    }));

  return {
    /** Commits or rolls back together with the row that causes the job. */
    async enqueue<N extends JobName>(transaction: Database, name: N, data: Jobs[N]): Promise<void> {
      const cause = traceparent?.();
      const traced: TracedJob<N> = cause ? { ...data, traceparent: cause } : data;
      await (await started()).send(name, traced, { db: fromKysely(transaction) });
    },
    async depth() {
      return (await started()).getQueues();
    },
    async close() {
      if (starting) await boss.stop({ graceful: false });
    },
  };
}

export type JobQueue = ReturnType<typeof jobQueue>;

/** Part of migrating: creates or updates the queue's own schema and one queue per kind of job. */
export async function installQueues(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'pgboss',
    supervise: false,
    schedule: false,
    max: 1,
  });
  // What fails is thrown by the statements below.
  boss.on('error', () => undefined);
  await boss.start();
  for (const name of jobNames) {
    const deadLetter = deadLetterOf(name);
    await boss.createQueue(deadLetter, deadLetterOptions);
    await boss.updateQueue(deadLetter, deadLetterOptions);
    await boss.createQueue(name, { ...jobOptions[name], deadLetter });
    await boss.updateQueue(name, { ...jobOptions[name], deadLetter });
  }
  await boss.stop({ graceful: false });
}

import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { mailer } from '#api/clients/mailer.ts';
import { startDatabaseProxy } from '#test/database-proxy.ts';
import { eventually } from '#test/eventually.ts';
import { pause, startTestApi, type TestApi } from '#test/harness.ts';
import { insertPerson } from '#test/person-rows.ts';
import { mailsTo } from '#test/mail-catcher.ts';
import { freePort } from '../../../../services/src/free-port.ts';
import { jobHandlers } from './index.ts';
import { type JobMetrics, jobMetrics } from './job-metrics.ts';
import { runJobs } from './run-jobs.ts';

let api: TestApi;
let worker: Awaited<ReturnType<typeof runJobs>> | undefined;
let metrics: JobMetrics;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await api.stop();
});

async function startWorker(env = api.env) {
  const handlers = jobHandlers({ ...api.deps, mailer: mailer(env) });
  metrics = jobMetrics();
  const onError = api.deps.errors.of('queue');
  worker = await runJobs(env.DATABASE_URL, handlers, { log: api.deps.log, metrics, onError });
}

const newAddress = () => `budi.${randomUUID()}@contoh.id`;
const welcome = (to: string) => ({
  to,
  subject: 'Selamat datang',
  text: 'Halo, Budi.',
  html: '<p>Halo, Budi.</p>',
});

/** A row and its mail in one transaction, as in every module. */
const register = (email: string, fail = false) =>
  api.db.transaction().execute(async (transaction) => {
    await insertPerson(transaction, { id: randomUUID(), name: 'Budi', email });
    await api.deps.queue.enqueue(transaction, 'mail.send', welcome(email));
    if (fail) throw new Error('changed our mind');
  });

test('a worker that starts while the database is away takes jobs as soon as it is back', async () => {
  const port = await freePort();
  const away = new URL(api.env.DATABASE_URL);
  away.port = String(port);
  const starting = startWorker({ ...api.env, DATABASE_URL: away.href });
  const email = newAddress();
  await register(email);
  await eventually(
    async () => api.logged.join(),
    (log) => log.includes('queue unavailable'),
  );
  const proxy = await startDatabaseProxy(api.env.DATABASE_URL, port);
  onTestFinished(() => proxy.stop());
  await starting;
  const mails = await eventually(
    () => mailsTo(email),
    (found) => found.length > 0,
  );
  expect(mails).toHaveLength(1);
});

describe('mail.send', () => {
  test('a committed row has its mail, as text and as HTML; a row rolled back has none', async () => {
    const [kept, dropped] = [newAddress(), newAddress()];
    await expect(register(dropped, true)).rejects.toThrow('changed our mind');
    await register(kept);
    await startWorker();

    const [mail, ...more] = await eventually(
      () => mailsTo(kept),
      (mails) => mails.length > 0,
    );
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Selamat datang', from: [{ address: 'halo@pilahbumi.test' }] });
    expect(mail?.text).toContain('Halo, Budi.');
    expect(mail?.html).toContain('<p>Halo, Budi.</p>');
    // Jobs are taken in order: when a later mail has come, no earlier one is left.
    const later = newAddress();
    await register(later);
    await eventually(
      () => mailsTo(later),
      (mails) => mails.length > 0,
    );
    expect(await mailsTo(dropped)).toEqual([]);
    expect(await mailsTo(kept)).toHaveLength(1);
  });

  test('nobody’s address is in the log of the worker', async () => {
    const address = newAddress();
    await register(address);
    await startWorker();
    await eventually(
      async () => api.logged.join(),
      (log) => log.includes('job done'),
    );
    expect(api.logged.join()).not.toContain(address);
  });

  test('while the relay is away it is tried again, and in the end kept for the operator', async () => {
    const boss = new PgBoss({ connectionString: api.env.DATABASE_URL, supervise: false, schedule: false });
    await boss.start();
    await boss.updateQueue('mail.send', { retryLimit: 1, retryDelay: 1, retryBackoff: false });
    const address = newAddress();
    await register(address);
    await startWorker({ ...api.env, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });

    const [dead] = await eventually(
      () => boss.fetch('mail.send.dead'),
      (jobs) => jobs.length > 0,
    );
    await boss.stop({ graceful: false });
    expect(dead?.data).toEqual(welcome(address));
    const failures = api.logged.map((line) => JSON.parse(line)).filter((line) => line.msg === 'job failed');
    expect(failures.map((line) => line.attempt)).toEqual([1, 2]);
    const [results] = await Promise.all(metrics.metrics.map((metric) => metric.get()));
    const counted = results!.values.flatMap(({ labels, value }) => (value ? [{ ...labels, value }] : []));
    expect(counted).toEqual([
      { job: 'mail.send', result: 'retried', value: 1 },
      { job: 'mail.send', result: 'failed', value: 1 },
    ]);
  });

  test('what is kept for the operator is kept for two weeks, and what they dealt with for an hour', async () => {
    const { rows } = await api.deps.pool.query(
      `select distinct retention_seconds / 86400 as days, deletion_seconds as seconds
       from pgboss.queue where name like '%.dead'`,
    );
    expect(rows).toEqual([{ days: 14, seconds: 3600 }]);
  });

  test('a worker that is stopped finishes the job it has begun', async () => {
    const finished: string[] = [];
    const begun = Promise.withResolvers<void>();
    const slowly = async (_: unknown, id: string) => {
      begun.resolve();
      // Longer than stopping would take if it did not wait for the job.
      await pause(800);
      finished.push(id);
    };
    await register(newAddress());
    worker = await runJobs(
      api.env.DATABASE_URL,
      {
        'mail.send': slowly,
        'identity.recover': slowly,
        'account.sweep': slowly,
        'photos.sweep': slowly,
        'figures.count': slowly,
      },
      { log: api.deps.log, metrics: jobMetrics(), onError: api.deps.errors.of('queue') },
    );
    await begun.promise;
    await worker.stop();
    expect(finished).toHaveLength(1);
    const { rows } = await api.deps.pool.query(`select state from pgboss.job where name = 'mail.send'`);
    expect(rows).toEqual([{ state: 'completed' }]);
  });
});

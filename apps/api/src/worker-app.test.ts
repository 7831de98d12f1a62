import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { freezeClock } from '#test/frozen-clock.ts';
import { isolatedEnv, startTestApi } from '#test/harness.ts';
import { spawnProgram } from '#test/spawned-server.ts';
import { freePort } from '../../../services/src/free-port.ts';
import { runPeriodically } from './jobs/run-periodically.ts';
import { stalledJobLoops } from './jobs/stalled-loops.ts';
import { createLogger } from './logger.ts';
import { buildWorkerApp } from './worker-app.ts';

const log = createLogger('silent');

test('a worker says that it lives, and counts the jobs that it has done', async () => {
  const { variables, drop } = await isolatedEnv();
  onTestFinished(drop);
  const port = await freePort();
  const worker = await spawnProgram(
    'src/worker.ts',
    { ...variables, WORKER_PORT: String(port) },
    /taking jobs/,
  );
  const address = `http://127.0.0.1:${port}`;
  expect((await fetch(`${address}/health/live`)).status).toBe(200);
  // The public figures are counted as soon as a worker of a new installation starts.
  const figures = await eventually(
    () => fetch(`${address}/metrics`).then((response) => response.text()),
    (text) => /worker_jobs_total\{job="figures.count",result="done"\} [1-9]/.test(text),
  );
  expect(figures).toContain('worker_jobs_total{job="mail.send",result="failed"} 0');
  expect(figures).toContain('background_errors_total{source="queue"} 0');
  expect(figures).toContain('event_waiting_seconds{consumer="live"} 0');
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toEqual([0, null]);
});

test('a worker whose periodic work hangs is not live; one whose work fails is', async () => {
  const hanging = runPeriodically('count likes', 1000, () => new Promise(() => undefined), log);
  const failing = runPeriodically('remove likes', 1, () => Promise.reject(new Error('away')), log);
  onTestFinished(() => failing.stop());
  const app = buildWorkerApp({
    log,
    metrics: [],
    metricsToken: undefined,
    stalled: () => [...hanging.stalled(), ...failing.stalled()],
  });
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  freezeClock(62_000);
  const late = await eventually(
    () => app.inject('/health/live'),
    (response) => response.json().loops?.length === 1,
  );
  expect([late.statusCode, late.json()]).toEqual([503, { status: 'stalled', loops: ['count likes'] }]);
});

test('a job loop is stalled when it has not polled for a minute, and later while it runs a job', () => {
  const loop = {
    id: '1',
    workId: '1',
    name: 'mail.send',
    options: {},
    state: 'active' as const,
    count: 0,
    createdOn: 0,
    lastFetchedOn: 10_000,
    lastJobStartedOn: null,
    lastJobEndedOn: null,
    lastJobDuration: null,
    lastError: null,
    lastErrorOn: null,
  };
  expect(stalledJobLoops([loop], 69_000)).toEqual([]);
  expect(stalledJobLoops([loop], 71_000)).toEqual(['mail.send']);
  // A job of this kind may take a minute itself.
  expect(stalledJobLoops([{ ...loop, count: 1 }], 129_000)).toEqual([]);
  expect(stalledJobLoops([{ ...loop, count: 1 }], 131_000)).toEqual(['mail.send']);
});

test('an idle connection that breaks is counted and logged, and costs nobody a request', async () => {
  const api = await startTestApi();
  onTestFinished(() => api.stop());
  await api.app.inject('/auth/me');
  await api.deps.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'pilahbumi-changes'`,
  );
  const counted = await eventually(
    async () => (await api.app.inject('/metrics')).body,
    (body) => /background_errors_total\{source="viewer_changes"\} [1-9]/.test(body),
  );
  expect(counted).toContain('background_errors_total{source="redis"} ');
  expect(api.logged.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'background error', source: 'viewer_changes', level: 'warn' }),
  );
  expect((await api.app.inject('/auth/me')).statusCode).toBe(401);
});

import { identityClient } from '#api/clients/identity.ts';
import { mailer } from '#api/clients/mailer.ts';
import { objectStore } from '#api/clients/object-store.ts';
import { connect, createPool } from '#api/db/database.ts';
import { maintainPartitions } from '#api/db/time-partitions.ts';
import { departedRows } from '#api/departed-rows.ts';
import { readEnv } from '#api/env.ts';
import { jobHandlers } from '#api/jobs/index.ts';
import { jobMetrics } from '#api/jobs/job-metrics.ts';
import { relayEvents } from '#api/jobs/relay-events.ts';
import { runJobs } from '#api/jobs/run-jobs.ts';
import { runPeriodically } from '#api/jobs/run-periodically.ts';
import { backgroundErrors } from '#api/lib/background-errors.ts';
import { version } from '#api/lib/version.ts';
import { createLogger } from '#api/logger.ts';
import { finishDepartures } from '#api/modules/account/departure.service.ts';
import { foldLikes } from '#api/modules/community/like/fold-likes.repository.ts';
import { removeLeavingWords } from '#api/modules/community/search/leaving-words.service.ts';
import { stopOnSignal } from '#api/shutdown.ts';
import { startTelemetry } from '#api/telemetry.ts';
import { buildWorkerApp } from '#api/worker-app.ts';

const env = readEnv(process.env);
const log = createLogger(env.LOG_LEVEL);
const telemetry = await startTelemetry(env, 'pilahbumi-worker');
const errors = backgroundErrors(log);
const metrics = jobMetrics();
const mail = mailer(env);
const objects = objectStore(env);
// pg-boss has its own connections; job handlers share this single one.
const pool = createPool(env.DATABASE_URL, 1, {
  timeoutMs: env.DATABASE_TIMEOUT_MS,
  onError: errors.of('database'),
});
const db = connect(pool, telemetry?.onQuery);
const handlers = jobHandlers({
  mailer: mail,
  identity: identityClient(env),
  objects,
  db,
});
const relay = relayEvents({ env, log, errors, onQuery: telemetry?.onQuery });
const loops = [
  relay,
  runPeriodically('count likes', 1000, () => foldLikes(db), log),
  runPeriodically('finish deletions', 5000, () => finishDepartures(db, departedRows), log),
  runPeriodically('remove words', 5000, () => removeLeavingWords(db), log),
  runPeriodically('maintain partitions', 3_600_000, () => maintainPartitions(pool), log),
];
let jobs: Awaited<ReturnType<typeof runJobs>> | undefined;

const app = buildWorkerApp({
  log,
  metrics: [...metrics.metrics, relay.waitingSeconds, errors.counter],
  metricsToken: env.METRICS_TOKEN,
  // Until the database is there, no job loop has begun.
  stalled: () => [...loops, jobs].flatMap((loop) => loop?.stalled() ?? []),
});
if (env.WORKER_PORT) await app.listen({ host: env.HOST, port: env.WORKER_PORT });
jobs = await runJobs(env.DATABASE_URL, handlers, {
  log,
  metrics,
  onError: errors.of('queue'),
  runJob: telemetry?.runJob,
});

stopOnSignal(async () => {
  await Promise.all([...loops, jobs].map((loop) => loop.stop()));
  await app.close();
  mail.close();
  objects.close();
  await db.destroy();
  await telemetry?.stop();
}, log);
log.info({ version }, 'taking jobs');

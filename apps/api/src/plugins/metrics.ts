import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { secondsLeft } from '#api/db/time-partitions.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { AppError } from '#api/lib/app-error.ts';
import { addClassifierMetrics } from './classifier-metrics.ts';

/** Prometheus metrics at /metrics, for the operator's own network. */
export function addMetrics(
  app: FastifyInstance,
  { env, errors, pool, queue, classifier }: Dependencies,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from first byte in to last byte out, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'unknown', config } = request.routeOptions;
    if (!config.isStream)
      duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  const connections = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to PostgreSQL and requests that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const jobs = new Gauge({
    name: 'queue_jobs',
    help: 'Jobs per queue, as the worker last counted them',
    labelNames: ['queue', 'state'],
    registers: [],
    async collect() {
      // A scrape must work without the database too.
      for (const one of await queue.depth().catch(() => [])) {
        this.set({ queue: one.name, state: 'queued' }, one.queuedCount);
        this.set({ queue: one.name, state: 'active' }, one.activeCount);
        this.set({ queue: one.name, state: 'failed' }, one.failedCount);
      }
    },
  });
  const partitions = new Gauge({
    name: 'partition_seconds_left',
    help: 'How long a table can still be written if nobody adds partitions',
    labelNames: ['table'],
    registers: [],
    async collect() {
      for (const { table, seconds } of await secondsLeft(pool).catch(() => [])) this.set({ table }, seconds);
    },
  });
  addClassifierMetrics(registry, classifier);
  registry.registerMetric(errors.counter);
  registry.registerMetric(connections);
  registry.registerMetric(jobs);
  registry.registerMetric(partitions);

  app.get('/metrics', { config: { rateLimit: false }, schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, env.METRICS_TOKEN)) throw new AppError('not_found');
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

/** The gateway always adds X-Forwarded-For, so its absence means a caller from inside. */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return request.headers['x-forwarded-for'] === undefined;
  const expected = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(request.headers.authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

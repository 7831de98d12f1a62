import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { collectDefaultMetrics, type Metric, Registry } from 'prom-client';
import { version } from '#api/lib/version.ts';
import { mayReadMetrics } from '#api/plugins/metrics.ts';

type Parts = {
  log: Logger;
  metrics: Metric[];
  metricsToken: string | undefined;
  /** Names of loops that do not turn any more. */
  stalled: () => string[];
};

/** What an orchestrator and Prometheus ask of a worker. Not live means: restart it. */
export function buildWorkerApp({ log, metrics, metricsToken, stalled }: Parts): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
  });
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const metric of metrics) registry.registerMetric(metric);

  app.get('/health/live', (_request, reply) => {
    const loops = stalled();
    return reply
      .code(loops.length ? 503 : 200)
      .send(loops.length ? { status: 'stalled', loops } : { status: 'ok', version });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return app;
}

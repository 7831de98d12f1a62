import { photoLimits } from '@app/contract/smart-sort';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Purpose } from '#api/clients/classifier/messages.ts';
import { classifierPool } from '#api/clients/classifier/pool.ts';
import { photoPath, purposes, toWire } from '#api/clients/classifier/wire.ts';
import type { ClassifierEnv } from '#api/env.ts';
import { AppError } from '#api/lib/app-error.ts';
import { version } from '#api/lib/version.ts';
import { disconnectSignal } from '#api/modules/photo/upload/disconnect-signal.ts';
import { addClassifierMetrics } from '#api/plugins/classifier-metrics.ts';
import { stopListeningWhenIdle } from '#api/plugins/stop-listening.ts';

const retrySeconds = 2;

/** The classifier as a service: takes a photo, returns what it shows. It has no secrets and reaches no other server. */
export async function buildClassifierApp(env: ClassifierEnv, log: Logger) {
  const loggerInstance: FastifyBaseLogger = log;
  const lifecycle = { draining: false };
  const pool = classifierPool(
    {
      processes: env.CLASSIFIER_PROCESSES,
      queue: env.CLASSIFIER_QUEUE,
      deadline: env.CLASSIFIER_DEADLINE_MS,
      lifetime: env.CLASSIFIER_LIFETIME,
    },
    log,
  );
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: photoLimits.bytes,
    connectionTimeout: 30_000,
    requestTimeout: 10_000,
    // The API keeps its connections; closing them now and then spreads it over the instances.
    maxRequestsPerSocket: 100,
    return503OnClosing: false,
  });
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addClassifierMetrics(registry, pool);

  // Photos are in memory from their first byte until the answer, so all of them are counted, not only the queued ones.
  const maxPhotos = env.CLASSIFIER_PROCESSES * (1 + env.CLASSIFIER_QUEUE);
  let photos = 0;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.draining) reply.header('connection', 'close');
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = error instanceof AppError ? error : undefined;
    if (refusal?.statusCode === 503) reply.header('retry-after', String(retrySeconds));
    const status = refusal?.statusCode ?? (error as { statusCode?: number }).statusCode ?? 500;
    if (refusal?.code !== 'classifier_busy') request.log.warn({ err: error }, 'photo failed');
    return reply.code(status).send({ code: refusal?.code ?? 'classifier_failed' });
  });

  app.post<{ Querystring: { purpose: Purpose }; Body: Buffer | undefined }>(photoPath, {
    schema: {
      querystring: { type: 'object', required: ['purpose'], properties: { purpose: { enum: purposes } } },
    },
    onRequest: async (_request, reply) => {
      if (photos >= maxPhotos || !pool.hasCapacity()) throw new AppError('classifier_busy');
      photos += 1;
      reply.raw.once('close', () => (photos -= 1));
    },
    handler: async (request, reply) => {
      const { purpose } = request.query;
      const bytes = request.body ?? Buffer.alloc(0);
      const signal = disconnectSignal(reply);
      return toWire(
        purpose === 'copy'
          ? await pool.copy(bytes, signal)
          : await pool.classify(bytes, purpose === 'classify-and-keep', signal),
      );
    },
  });
  app.get('/health/live', () => ({ status: 'ok', version }));
  app.get('/health/ready', async (_request, reply) => {
    if (lifecycle.draining) return reply.code(503).send({ status: 'draining' });
    const isReady = await pool.check().then(
      () => true,
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'down' });
  });
  app.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
  await app.register(stopListeningWhenIdle);
  return { app, pool, lifecycle };
}

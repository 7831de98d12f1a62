import type { FastifyPluginCallback } from 'fastify';
import type { LogEvent } from 'kysely';
import type { Env } from '#api/env.ts';

export type Telemetry = {
  plugin: FastifyPluginCallback;
  /** One span per statement, with its text and without its values. */
  onQuery: (event: LogEvent) => void;
  /** Names the current span, so that a job can continue its trace. */
  traceparent: () => string | undefined;
  /** Runs a job as part of the trace of the request that caused it. */
  runJob: RunJob;
  stop: () => Promise<void>;
};
export type RunJob = (name: string, cause: string | undefined, work: () => Promise<void>) => Promise<void>;

type Program = 'pilahbumi-api' | 'pilahbumi-worker';

/** Traces when an OTLP endpoint is set; otherwise no module of it is loaded. */
export async function startTelemetry(env: Env, serviceName: Program): Promise<Telemetry | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const [{ NodeSDK }, { FastifyOtelInstrumentation }, otel] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@fastify/otel'),
    import('@opentelemetry/api'),
  ]);
  const { context, propagation, SpanKind, SpanStatusCode, trace } = otel;
  const fastify = new FastifyOtelInstrumentation();
  const sdk = new NodeSDK({ serviceName, instrumentations: [fastify] });
  sdk.start();
  const tracer = trace.getTracer(serviceName);

  return {
    plugin: fastify.plugin(),

    onQuery({ level, query, queryDurationMillis }) {
      const endTime = Date.now();
      const [operation = 'query'] = query.sql.trimStart().split(/\s/, 1);
      const span = tracer.startSpan(`postgresql ${operation.toLowerCase()}`, {
        kind: SpanKind.CLIENT,
        startTime: endTime - queryDurationMillis,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
      });
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },

    traceparent() {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },

    runJob(name, cause, work) {
      const parent = propagation.extract(context.active(), { traceparent: cause });
      return tracer.startActiveSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, parent, async (span) => {
        try {
          await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },

    stop: () => sdk.shutdown(),
  };
}

import type { FastifyPluginCallback } from 'fastify';
import type { Env } from '#api/env.ts';

export type Telemetry = { plugin: FastifyPluginCallback; stop: () => Promise<void> };

/** Traces when an OTLP endpoint is set; otherwise no module of it is loaded. */
export async function startTelemetry(env: Env): Promise<Telemetry | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const [{ NodeSDK }, { FastifyOtelInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@fastify/otel'),
  ]);
  const fastify = new FastifyOtelInstrumentation();
  const sdk = new NodeSDK({ serviceName: 'pilahbumi-api', instrumentations: [fastify] });
  sdk.start();
  return { plugin: fastify.plugin(), stop: () => sdk.shutdown() };
}

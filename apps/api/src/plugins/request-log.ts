import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A long-lived response: its duration is not measured or logged as slow. */
    isStream?: boolean;
  }
}

/** Logging a line costs as much as a request, so only one in a hundred successful requests is logged. */
const sampling = 100;
const slowMs = 1000;

/** Avoids pino's `child`, which runs redaction on the bindings for every request; a request id needs none. */
function withRequestId(logger: FastifyBaseLogger, requestId: string): FastifyBaseLogger {
  const child = Object.create(logger) as FastifyBaseLogger & { [pino.symbols.chindingsSym]: string };
  child[pino.symbols.chindingsSym] = `,"requestId":"${requestId}"`;
  return child;
}

export function addRequestLog(app: FastifyInstance): void {
  app.setChildLoggerFactory((logger, bindings) => withRequestId(logger, String(bindings.requestId)));
  let requestCount = 0;
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    // Server errors are logged by `sendError`. Rate-limited requests are not logged, so a flood cannot fill the log.
    const isSlow = reply.elapsedTime > slowMs && !request.routeOptions.config.isStream;
    const isNotable = (status >= 400 && status < 500 && status !== 429) || isSlow;
    const isSampled = !isNotable && status < 500 && ++requestCount % sampling === 0;
    if (isNotable || isSampled) {
      const path = request.url.split('?', 1)[0];
      const ms = Math.round(reply.elapsedTime);
      request.log.info(
        { method: request.method, path, status, ms, ...(isSampled && { sampling }) },
        'request',
      );
    }
    done();
  });
}

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An answer that is meant to last: its length says nothing about how fast we are. */
    isStream?: boolean;
  }
}

/** A line per request costs as much as the request, so of the uneventful ones we keep one in a hundred. */
const sampling = 100;
const slow = 1000;

/** pino's own `child` searches the bindings for secrets, for every request. An id of ours is none. */
function withRequestId(logger: FastifyBaseLogger, requestId: string): FastifyBaseLogger {
  const child = Object.create(logger) as FastifyBaseLogger & { [pino.symbols.chindingsSym]: string };
  child[pino.symbols.chindingsSym] = `,"requestId":"${requestId}"`;
  return child;
}

export function addRequestLog(app: FastifyInstance): void {
  app.setChildLoggerFactory((logger, bindings) => withRequestId(logger, String(bindings.requestId)));
  let seen = 0;
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    // Faults of ours are logged where they are answered. Refused floods must not become floods of lines.
    const isSlow = reply.elapsedTime > slow && !request.routeOptions.config.isStream;
    const telling = (status >= 400 && status < 500 && status !== 429) || isSlow;
    const sampled = !telling && status < 500 && ++seen % sampling === 0;
    if (telling || sampled) {
      const path = request.url.split('?', 1)[0];
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ method: request.method, path, status, ms, ...(sampled && { sampling }) }, 'request');
    }
    done();
  });
}

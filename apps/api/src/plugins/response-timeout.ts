import type { FastifyInstance } from 'fastify';
import { AppError } from '#api/lib/app-error.ts';

/**
 * Limits the time to a response. Fastify's `handlerTimeout` stops its timer once a body has been read, so it does not
 * cover POST requests; this one starts there.
 */
export function addResponseTimeout(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('preValidation', async (_request, reply) => {
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent)
        reply.send(new AppError('unavailable', { cause: new Error('response timeout') }));
    }, timeoutMs);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

import type { FastifyInstance } from 'fastify';
import { AppError } from '#api/lib/app-error.ts';

/**
 * Nobody waits without end for an answer. Fastify's `handlerTimeout` gives up its clock as soon as a body has
 * been read, so that it would guard no POST; this one starts there.
 */
export function addAnswerDeadline(app: FastifyInstance, milliseconds: number): void {
  app.addHook('preValidation', async (_request, reply) => {
    const clock = setTimeout(() => {
      if (!reply.sent) reply.send(new AppError('unavailable', { cause: new Error('no answer in time') }));
    }, milliseconds);
    reply.raw.once('close', () => clearTimeout(clock));
  });
}

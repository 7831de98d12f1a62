import type { FastifyReply } from 'fastify';

/** Aborted when the client disconnects before the response is sent. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // `close` fires for finished responses too; skip the abort then, because it is expensive.
  reply.raw.once('close', () => reply.raw.writableFinished || controller.abort());
  return controller.signal;
}

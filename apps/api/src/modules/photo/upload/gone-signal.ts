import type { FastifyReply } from 'fastify';

/** Aborted when whoever waits for the answer has gone. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // Every answer closes in the end, and an abort that nobody needs is dear.
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
  return gone.signal;
}

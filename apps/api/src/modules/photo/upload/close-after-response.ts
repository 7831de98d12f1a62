import type { FastifyReply } from 'fastify';

/** Time for the client to read the response. */
const graceMs = 1000;

/**
 * Closes the connection of a client that keeps sending. Not immediately: closing a socket with unread bytes resets it,
 * and the client then discards the response unread.
 */
export function closeAfterResponse(reply: FastifyReply): void {
  reply.header('connection', 'close');
  const { socket } = reply.raw;
  if (!socket) return;
  // Node calls this once the response is written.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), graceMs).unref();
  };
}

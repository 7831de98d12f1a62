import type { FastifyReply } from 'fastify';

/** Enough to read a refusal. */
const grace = 1000;

/**
 * Ends the connection of a sender who would not come to an end. Not at once: a connection that is closed while
 * bytes lie unread is reset, and the sender's system throws our answer away before anybody has seen it.
 */
export function closeGently(reply: FastifyReply): void {
  reply.header('connection', 'close');
  const { socket } = reply.raw;
  if (!socket) return;
  // What Node calls once the answer is written.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), grace).unref();
  };
}

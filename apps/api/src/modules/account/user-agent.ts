import type { FastifyRequest } from 'fastify';

/** The length that a session stores. Truncated on read, so that compared and stored values are equal. */
const limit = 300;

export const userAgentOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').slice(0, limit);

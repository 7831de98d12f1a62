import type { FastifyRequest } from 'fastify';

/** As much as a session keeps. Cut where it is read, so that what is compared is what was kept. */
const limit = 300;

/** What a browser calls itself. */
export const userAgentOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').slice(0, limit);

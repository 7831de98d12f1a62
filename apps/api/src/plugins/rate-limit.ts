import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Env } from '#api/env.ts';
import { AppError } from '#api/lib/app-error.ts';

/** An IPv6 visitor owns a whole network, so the network counts. */
export const byAddress = (request: FastifyRequest): string => `visitor:${normalizeIP(request.ip)}`;

/** A school shares one address: members are counted by account, and only with a live session. */
async function byPerson(request: FastifyRequest): Promise<string> {
  // A database that is away must not take the public pages with it; the route itself reports it.
  const viewer = await request.findViewer().catch(() => undefined);
  return viewer ? `member:${viewer.id}` : byAddress(request);
}

/** Counts in Redis, shared by all copies; without Redis everybody passes. Needs `addAuth` before it. */
export async function addRateLimit(app: FastifyInstance, redis: Redis, env: Env): Promise<void> {
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    redis,
    nameSpace: 'limit:',
    skipOnError: true,
    timeWindow: '5 minutes',
    max: (_request, key) => (key.startsWith('member:') ? env.RATE_LIMIT_MEMBER : env.RATE_LIMIT_VISITOR),
    keyGenerator: byPerson,
    errorResponseBuilder: () => new AppError('too_many_requests'),
    // Retry-After says what a client can act on; the rest would only reveal the budget.
    addHeaders: silent,
    addHeadersOnExceeding: silent,
  });
}

import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Redis } from 'ioredis';
import type { Env } from '#api/env.ts';
import { AppError } from '#api/lib/app-error.ts';
import { requestBudget } from '#api/lib/request-budget.ts';
import type { Viewer } from '#api/lib/viewer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The limit of every route that has none of its own. */
    generalLimit: onRequestHookHandler;
  }
}

const window = 5 * 60_000;

/**
 * An IPv6 visitor owns a whole network, so the network counts. Whoever hung up while we looked for their session has no
 * address any more, whatever the type says.
 */
const networkOf = ({ ip }: { ip?: string }): string => normalizeIP(ip ?? '0.0.0.0');

export const byAddress = (request: FastifyRequest): string => `visitor:${networkOf(request)}`;

// A database that is away must not take the public pages with it; the route itself reports it.
const viewerOf = (request: FastifyRequest) => request.findViewer().catch(() => undefined);

/** A school shares one address: members are counted by account, and only with a live session. */
async function byPerson(request: FastifyRequest): Promise<string> {
  const viewer = await viewerOf(request);
  return viewer ? `member:${viewer.id}` : byAddress(request);
}

/** All copies count together, through Redis; without Redis everybody passes. Needs `addAuth` before it. */
export async function addRateLimit(app: FastifyInstance, redis: Redis, env: Env): Promise<void> {
  const members = requestBudget(redis, { name: 'limit:member:', limit: env.RATE_LIMIT_MEMBER, window });
  const visitors = requestBudget(redis, { name: 'limit:visitor:', limit: env.RATE_LIMIT_VISITOR, window });
  const take = (request: FastifyRequest, viewer: Viewer | undefined) =>
    viewer ? members.take(viewer.id) : visitors.take(networkOf(request));

  const refuse = (wait: number) => {
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: Math.ceil(wait / 1000) });
  };

  // A promise only where one is needed: nearly every request passes here.
  app.decorate('generalLimit', (request: FastifyRequest, _reply: FastifyReply, done) => {
    const known = request.recallViewer();
    const wait = known ? take(request, known) : viewerOf(request).then((viewer) => take(request, viewer));
    if (typeof wait !== 'number') return wait.then(refuse);
    refuse(wait);
    done();
  });
  app.addHook('onRoute', (route) => {
    if (route.config?.rateLimit !== undefined) return;
    route.onRequest = [...[route.onRequest ?? []].flat(), app.generalLimit];
  });

  // The limits of single routes: exact, one question to Redis per request.
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    global: false,
    redis,
    nameSpace: 'limit:',
    skipOnError: true,
    keyGenerator: byPerson,
    errorResponseBuilder: () => new AppError('too_many_requests'),
    // Retry-After says what a client can act on; the rest would only reveal the budget.
    addHeaders: silent,
    addHeadersOnExceeding: silent,
  });
}

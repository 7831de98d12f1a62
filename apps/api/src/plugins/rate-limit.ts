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

const windowMs = 5 * 60_000;

/**
 * An IPv6 visitor owns a whole network, so the network counts. A client that disconnected during the session lookup has
 * no address, despite the type.
 */
export const networkOf = ({ ip }: { ip?: string }): string => normalizeIP(ip ?? '0.0.0.0');

export const byAddress = (request: FastifyRequest): string => `visitor:${networkOf(request)}`;

// Public pages must work without the database; the route itself reports the error.
const viewerOf = (request: FastifyRequest) => request.findViewer().catch(() => undefined);

/** A school shares one address: members are counted by account, and only with a live session. */
async function byPerson(request: FastifyRequest): Promise<string> {
  const viewer = await viewerOf(request);
  return viewer ? `member:${viewer.id}` : byAddress(request);
}

/** All instances count together through Redis; without Redis nothing is limited. Needs `addAuth` before it. */
export async function addRateLimit(app: FastifyInstance, redis: Redis, env: Env): Promise<void> {
  const members = requestBudget(redis, {
    name: 'limit:member:',
    limit: env.RATE_LIMIT_MEMBER,
    windowMs,
  });
  const visitors = requestBudget(redis, {
    name: 'limit:visitor:',
    limit: env.RATE_LIMIT_VISITOR,
    windowMs,
  });
  const take = (request: FastifyRequest, viewer: Viewer | undefined) =>
    viewer ? members.take(viewer.id) : visitors.take(networkOf(request));

  const throwIfLimited = (wait: number) => {
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: Math.ceil(wait / 1000) });
  };

  // Avoids a promise when the viewer is cached: this runs for nearly every request.
  app.decorate('generalLimit', (request: FastifyRequest, _reply: FastifyReply, done) => {
    const known = request.cachedViewer();
    const wait = known ? take(request, known) : viewerOf(request).then((viewer) => take(request, viewer));
    if (typeof wait !== 'number') return wait.then(throwIfLimited);
    throwIfLimited(wait);
    done();
  });
  app.addHook('onRoute', (route) => {
    if (route.config?.rateLimit !== undefined) return;
    route.onRequest = [...[route.onRequest ?? []].flat(), app.generalLimit];
  });

  // Limits of single routes: exact, one Redis call per request.
  const hiddenHeaders = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  };
  await app.register(rateLimit, {
    global: false,
    redis,
    nameSpace: 'limit:',
    skipOnError: true,
    keyGenerator: byPerson,
    errorResponseBuilder: () => new AppError('too_many_requests'),
    // Retry-After is enough for clients; the other headers would reveal the budget.
    addHeaders: hiddenHeaders,
    addHeadersOnExceeding: hiddenHeaders,
  });
}

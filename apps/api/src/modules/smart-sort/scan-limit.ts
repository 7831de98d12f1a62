import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Env } from '#api/env.ts';
import { AppError } from '#api/lib/app-error.ts';
import { requestBudget } from '#api/lib/request-budget.ts';
import { byAddress } from '#api/plugins/rate-limit.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Limits photos per person. A school class shares one IP address, so members are counted by id. */
export function scanLimit(redis: Redis, env: Env) {
  const visitors = requestBudget(redis, {
    name: 'limit:scans:visitor:',
    limit: env.LIMIT_SCANS_VISITOR,
    windowMs: minute,
  });
  const members = requestBudget(redis, {
    name: 'limit:scans:member:',
    limit: env.LIMIT_SCANS_MEMBER,
    windowMs: minute,
  });
  const daily = requestBudget(redis, { name: 'limit:scans:day:', limit: env.LIMIT_SCANS_DAY, windowMs: day });

  return async (request: FastifyRequest): Promise<void> => {
    const viewer = await request.findViewer();
    const wait = viewer
      ? (await members.take(viewer.id)) || (await daily.take(viewer.id))
      : await visitors.take(byAddress(request));
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: Math.ceil(wait / 1000) });
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '#api/env.ts';
import { AppError } from '#api/lib/app-error.ts';
import { byAddress } from '#api/plugins/rate-limit.ts';

const timeWindow = '30 minutes';
const tooMany = (retryAfter: number) => new AppError('too_many_requests', { retryAfter });

/**
 * A school or a carrier shares one IP address, so many registrations per address are allowed. Enumerating known
 * e-mail addresses needs the response "taken", which has a much lower limit.
 */
export function registrationLimits(app: Pick<FastifyInstance, 'createRateLimit'>, env: Env) {
  const countAll = app.createRateLimit({
    max: env.LIMIT_REGISTRATIONS,
    timeWindow,
    keyGenerator: (request) => `registration:${byAddress(request)}`,
  });
  const countTaken = app.createRateLimit({
    max: env.LIMIT_TAKEN_ADDRESSES,
    timeWindow,
    keyGenerator: (request) => `taken-address:${byAddress(request)}`,
  });

  return async <T>(request: FastifyRequest, register: () => Promise<T>): Promise<T> => {
    // Checked before the lookup: refusing only taken addresses would reveal the same as "taken".
    // Concurrent requests can pass this check together, but never more than the registration limit.
    const taken = await countTaken(request, { increment: false });
    if (!taken.isAllowed && taken.remaining === 0) throw tooMany(taken.ttlInSeconds);
    const all = await countAll(request);
    if (!all.isAllowed && all.isExceeded) throw tooMany(all.ttlInSeconds);
    try {
      return await register();
    } catch (error) {
      if (error instanceof AppError && error.code === 'email_taken') await countTaken(request);
      throw error;
    }
  };
}

import type { Route } from '@app/contract/route';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '#api/lib/endpoint.ts';
import type { reviewersOnly } from './reviewers-only.ts';

/** Rate-limited like an unknown path, and hidden from the public API description. */
export function hiddenEndpoint<const R extends Route>(
  app: Pick<FastifyInstance, 'generalLimit'>,
  route: R,
  guard: typeof reviewersOnly,
) {
  const { schema, ...address } = endpoint(route);
  return {
    ...address,
    schema: { ...schema, hide: true },
    config: { rateLimit: false as const },
    preValidation: [app.generalLimit, guard],
  };
}

import type { Route } from '@app/contract/route';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '#api/lib/endpoint.ts';
import type { reviewersOnly } from './reviewers-only.ts';

/** Limited where an unknown address is, and not printed in the public description of the API. */
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

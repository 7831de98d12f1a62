import { reportUnknownItem } from '@app/contract/item';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import { byAddress } from '#api/plugins/rate-limit.ts';
import type { UnknownItemService } from './unknown-item.service.ts';

/** Route for words that the A–Z did not find. */
export const itemRoutes: FastifyPluginAsyncZod<{ unknownItems: UnknownItemService }> = async (
  app,
  { unknownItems },
) => {
  app.route({
    ...endpoint(reportUnknownItem),
    // Somebody who looks for ten unknown things in a minute is a program.
    config: { rateLimit: { max: 10, timeWindow: '1 minute', keyGenerator: byAddress } },
    handler: async (request) => {
      await unknownItems.count(request.body.word);
      return { success: true as const };
    },
  });
};

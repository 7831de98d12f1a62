import { listPriceRanges } from '@app/contract/directory-price-range';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { PriceRangeService } from './price-range.service.ts';

/** Public route for ranges of prices, which change with a release only. */
export const priceRangeRoutes: FastifyPluginAsyncZod<{ ranges: PriceRangeService }> = async (
  app,
  { ranges },
) => {
  app.route({
    ...endpoint(listPriceRanges),
    handler: async (request, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return { ranges: await ranges.list(request.query) };
    },
  });
};

import { reportPageError } from '@app/contract/diagnostics';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import { byAddress } from '#api/plugins/rate-limit.ts';

/** Route for errors reported by pages. */
export const diagnosticsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...endpoint(reportPageError),
    // A page that fails in a loop must not fill the log.
    config: { rateLimit: { max: 10, timeWindow: '1 minute', keyGenerator: byAddress } },
    handler: async (request) => {
      request.log.warn({ page: request.body }, 'page error');
      return { success: true as const, errorId: request.id };
    },
  });
};

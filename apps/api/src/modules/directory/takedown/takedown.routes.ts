import { requestTakedown } from '@app/contract/directory-takedown';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Env } from '#api/env.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { byAddress } from '#api/plugins/rate-limit.ts';
import type { TakedownService } from './takedown.service.ts';

type Options = { takedowns: TakedownService; env: Env };

/** The route for people who want a place to disappear; they need no account. */
export const takedownRoutes: FastifyPluginAsyncZod<Options> = async (app, { takedowns, env }) => {
  app.route({
    ...endpoint(requestTakedown),
    config: { rateLimit: { max: env.LIMIT_TAKEDOWNS, timeWindow: '1 day', keyGenerator: byAddress } },
    handler: async (request) => {
      await takedowns.request(request.params.collectorId, request.body);
      return { success: true as const };
    },
  });
};

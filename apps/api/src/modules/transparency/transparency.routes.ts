import { showTransparency } from '@app/contract/transparency';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '#api/db/database.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { type AskServers, transparencyService } from './transparency.service.ts';

type Parts = { db: Database; askServers: AskServers };

/** HTTP of what the product says of itself. */
export const transparencyRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, askServers }) => {
  const transparency = transparencyService(db, askServers);

  app.route({
    ...endpoint(showTransparency),
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return transparency.show();
    },
  });
};

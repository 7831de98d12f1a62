import { showTransparency } from '@app/contract/transparency';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '#api/db/database.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { type CheckServers, transparencyService } from './transparency.service.ts';

type Parts = { db: Database; checkServers: CheckServers };

/** Route for the transparency page. */
export const transparencyRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, checkServers }) => {
  const transparency = transparencyService(db, checkServers);

  app.route({
    ...endpoint(showTransparency),
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return transparency.show();
    },
  });
};

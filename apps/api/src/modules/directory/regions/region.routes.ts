import { listRegions, showRegion } from '@app/contract/directory-region';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { RegionService } from './region.service.ts';

/** Public routes of regions. */
export const regionRoutes: FastifyPluginAsyncZod<{ regions: RegionService }> = async (app, { regions }) => {
  app.route({
    ...endpoint(listRegions),
    handler: async (request) => regions.list(request.query),
  });

  app.route({
    ...endpoint(showRegion),
    handler: async (request) => regions.page(request.query.path),
  });
};

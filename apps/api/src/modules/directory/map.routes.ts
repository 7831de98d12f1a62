import { mapCollectors } from '@app/contract/directory';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendNotModified } from '#api/lib/etag.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { sendAsPlainJson } from '#api/lib/plain-json.ts';
import type { MapService } from './map.service.ts';

/** Route for the map. */
export const mapRoutes: FastifyPluginAsyncZod<{ maps: MapService }> = async (app, { maps }) => {
  app.route({
    ...endpoint(mapCollectors),
    onSend: sendNotModified,
    handler: async (request, reply) => {
      sendAsPlainJson(reply);
      return maps.map(request.query, new Date());
    },
  });
};

import { mapCollectors } from '@app/contract/directory';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerUnchanged } from '#api/lib/answer-unchanged.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { answerPlainly } from '#api/lib/plain-json.ts';
import type { MapService } from './map.service.ts';

/** HTTP of the map. */
export const mapRoutes: FastifyPluginAsyncZod<{ maps: MapService }> = async (app, { maps }) => {
  app.route({
    ...endpoint(mapCollectors),
    onSend: answerUnchanged,
    handler: async (request, reply) => {
      answerPlainly(reply);
      return maps.map(request.query, new Date());
    },
  });
};

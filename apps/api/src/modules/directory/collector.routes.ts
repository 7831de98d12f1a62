import { listCollectors, listOffers, nearestCollector, showCollector } from '@app/contract/directory';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import { sendAsPlainJson } from '#api/lib/plain-json.ts';
import type { CollectorListService } from './collector-list.service.ts';
import type { CollectorService } from './collector.service.ts';
import { pointOf } from './filters.ts';
import type { NearestService } from './nearest.service.ts';
import type { OfferService } from './offer.service.ts';

type Parts = {
  collectors: CollectorService;
  lists: CollectorListService;
  nearest: NearestService;
  offers: OfferService;
};

/** Public routes of the directory. */
export const collectorRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { collectors, lists, nearest, offers } = parts;

  app.route({
    ...endpoint(listCollectors),
    handler: async (request, reply) => {
      sendAsPlainJson(reply);
      return lists.list(request.query, new Date());
    },
  });

  app.route({
    ...endpoint(nearestCollector),
    handler: async (request) => nearest.find(request.query, new Date()),
  });

  app.route({
    ...endpoint(listOffers),
    handler: async (request) => offers.list(request.query),
  });

  app.route({
    ...endpoint(showCollector),
    handler: async (request) => {
      const { collectorId } = request.params;
      return { collector: await collectors.show(collectorId, pointOf(request.query), new Date()) };
    },
  });
};

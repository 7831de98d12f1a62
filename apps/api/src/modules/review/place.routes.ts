import { decideDuplicate, decideTakedown, listDuplicates, listTakedowns } from '@app/contract/review-places';
import type { RouteInput, RouteOutput } from '@app/contract/route';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hiddenEndpoint } from './hidden-endpoint.ts';
import { reviewersOnly } from './reviewers-only.ts';

type Queue<List, Decision> = {
  waiting: () => Promise<number>;
  list: (cursor: string | undefined) => Promise<List>;
  decide: (editorId: string, id: string, decision: Decision) => Promise<void>;
};
export type PlaceQueues = {
  /** Places that somebody wants to disappear. */
  takedowns: Queue<RouteOutput<typeof listTakedowns>, RouteInput<typeof decideTakedown>['body']['decision']>;
  /** Pairs that may be one place. */
  duplicates: Queue<
    RouteOutput<typeof listDuplicates>,
    RouteInput<typeof decideDuplicate>['body']['decision']
  >;
};

/** Routes for editors about the places of the directory. */
export const placeRoutes: FastifyPluginAsyncZod<PlaceQueues> = async (app, { takedowns, duplicates }) => {
  app.route({
    ...hiddenEndpoint(app, listTakedowns, reviewersOnly),
    handler: async (request) => takedowns.list(request.query.cursor),
  });
  app.route({
    ...hiddenEndpoint(app, decideTakedown, reviewersOnly),
    handler: async (request) => {
      await takedowns.decide(request.viewer().id, request.params.takedownId, request.body.decision);
      return { success: true as const };
    },
  });
  app.route({
    ...hiddenEndpoint(app, listDuplicates, reviewersOnly),
    handler: async (request) => duplicates.list(request.query.cursor),
  });
  app.route({
    ...hiddenEndpoint(app, decideDuplicate, reviewersOnly),
    handler: async (request) => {
      await duplicates.decide(request.viewer().id, request.params.duplicateId, request.body.decision);
      return { success: true as const };
    },
  });
};

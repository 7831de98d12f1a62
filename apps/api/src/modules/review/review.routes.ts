import { dismissUnknownItem, listUnknownItems } from '@app/contract/item';
import {
  decideSubmission,
  decideSuggestion,
  listReviewSubmissions,
  listReviewSuggestions,
  reviewOverview,
} from '@app/contract/review';
import type { Route, RouteInput, RouteOutput } from '@app/contract/route';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { may } from '#api/lib/may.ts';
import { hiddenEndpoint } from './hidden-endpoint.ts';
import { type Learning, learningRoutes } from './learning.routes.ts';
import { type Moderation, moderationRoutes } from './moderation.routes.ts';
import { type PlaceQueues, placeRoutes } from './place.routes.ts';
import { reviewersOnly } from './reviewers-only.ts';

/** A review queue of a feature; a decision may return the id of what was published. */
type Queue<List extends Route, Decide extends Route, Id> = {
  waiting: () => Promise<number>;
  list: (cursor: string | undefined) => Promise<RouteOutput<List>>;
  decide: (
    editorId: string,
    id: string,
    decision: (RouteInput<Decide> & { body: unknown })['body'],
  ) => Promise<Id | null>;
};

type Queues = PlaceQueues & {
  /** Listings that members suggest. */
  listings: Queue<typeof listReviewSuggestions, typeof decideSuggestion, string>;
  /** News and tutorials that members send. */
  pieces: Queue<typeof listReviewSubmissions, typeof decideSubmission, number>;
  /** Words that the A–Z did not find. */
  items: {
    waiting: () => Promise<number>;
    list: (cursor: string | undefined) => Promise<RouteOutput<typeof listUnknownItems>>;
    dismiss: (word: string) => Promise<void>;
  };
  learning: Learning;
  /** What moderators decide in the community. */
  moderation: Moderation;
};

/** Routes for the review by staff. */
export const reviewRoutes: FastifyPluginAsyncZod<Queues> = async (app, queues) => {
  const { listings, takedowns, duplicates, pieces, items, learning, moderation } = queues;
  // An unknown path accepts any content type, so these routes must too.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  await app.register(placeRoutes, { takedowns, duplicates });
  await app.register(learningRoutes, { learning });
  await app.register(moderationRoutes, { moderation });
  const forReviewers = <const R extends Route>(route: R) => hiddenEndpoint(app, route, reviewersOnly);

  app.route({
    ...forReviewers(reviewOverview),
    handler: async (request) => {
      const viewer = request.viewer();
      const isModerator = may(viewer, 'content.moderate') === 'yes';
      const { reports, appeals } = moderation;
      const forEditors = { listings, takedowns, duplicates, pieces, items, learning };
      const open = { ...forEditors, ...(isModerator && { reports, appeals }) };
      const keys = Object.keys(open) as (keyof typeof open)[];
      const counts = keys.map(async (key) => ({ key, waiting: await open[key]!.waiting(viewer.id) }));
      return { queues: await Promise.all(counts) };
    },
  });

  app.route({
    ...forReviewers(listReviewSuggestions),
    handler: async (request) => listings.list(request.query.cursor),
  });

  app.route({
    ...forReviewers(decideSuggestion),
    handler: async (request) => ({
      success: true as const,
      collectorId: await listings.decide(request.viewer().id, request.params.suggestionId, request.body),
    }),
  });

  app.route({
    ...forReviewers(listReviewSubmissions),
    handler: async (request) => pieces.list(request.query.cursor),
  });

  app.route({
    ...forReviewers(decideSubmission),
    handler: async (request) => ({
      success: true as const,
      publishedId: await pieces.decide(request.viewer().id, request.params.submissionId, request.body),
    }),
  });

  app.route({
    ...forReviewers(listUnknownItems),
    handler: async (request) => items.list(request.query.cursor),
  });

  app.route({
    ...forReviewers(dismissUnknownItem),
    handler: async (request) => {
      await items.dismiss(request.body.word);
      return { success: true as const };
    },
  });
};

import {
  decideSubmission,
  decideSuggestion,
  listReviewSubmissions,
  listReviewSuggestions,
  reviewOverview,
} from '@app/contract/review';
import type { Route, RouteInput, RouteOutput } from '@app/contract/route';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import { reviewersOnly } from './reviewers-only.ts';

/** What a feature brings to be reviewed; whatever is decided may have an id where it shows. */
type Queue<List extends Route, Decide extends Route, Id> = {
  waiting: () => Promise<number>;
  list: (cursor: string | undefined) => Promise<RouteOutput<List>>;
  decide: (
    editorId: string,
    id: string,
    decision: (RouteInput<Decide> & { body: unknown })['body'],
  ) => Promise<Id | null>;
};

type Queues = {
  /** Listings that members suggest. */
  listings: Queue<typeof listReviewSuggestions, typeof decideSuggestion, string>;
  /** News and tutorials that members send. */
  pieces: Queue<typeof listReviewSubmissions, typeof decideSubmission, number>;
};

/** HTTP of the place where staff decide what becomes public. */
export const reviewRoutes: FastifyPluginAsyncZod<Queues> = async (app, { listings, pieces }) => {
  // An unknown address does not mind what kind of body it is sent.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  /** Limited where an unknown address is, and not printed in the public description of the API. */
  function hiddenEndpoint<const R extends Route>(route: R) {
    const { schema, ...address } = endpoint(route);
    return {
      ...address,
      schema: { ...schema, hide: true },
      config: { rateLimit: false as const },
      preValidation: [app.generalLimit, reviewersOnly],
    };
  }

  app.route({
    ...hiddenEndpoint(reviewOverview),
    handler: async () => ({
      queues: [
        { key: 'listings' as const, waiting: await listings.waiting() },
        { key: 'pieces' as const, waiting: await pieces.waiting() },
      ],
    }),
  });

  app.route({
    ...hiddenEndpoint(listReviewSuggestions),
    handler: async (request) => listings.list(request.query.cursor),
  });

  app.route({
    ...hiddenEndpoint(decideSuggestion),
    handler: async (request) => ({
      success: true as const,
      collectorId: await listings.decide(request.viewer().id, request.params.suggestionId, request.body),
    }),
  });

  app.route({
    ...hiddenEndpoint(listReviewSubmissions),
    handler: async (request) => pieces.list(request.query.cursor),
  });

  app.route({
    ...hiddenEndpoint(decideSubmission),
    handler: async (request) => ({
      success: true as const,
      publishedId: await pieces.decide(request.viewer().id, request.params.submissionId, request.body),
    }),
  });
};

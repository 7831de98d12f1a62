import {
  decideAppeal,
  decideReport,
  listAppeals,
  listReports,
  moderatePost,
  moderateReply,
  suspendMember,
} from '@app/contract/community-moderation';
import type { Route, RouteInput, RouteOutput } from '@app/contract/route';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Viewer } from '#api/lib/viewer.ts';
import { hiddenEndpoint } from './hidden-endpoint.ts';
import { moderatorsOnly } from './reviewers-only.ts';

type BodyOf<R extends Route> = (RouteInput<R> & { body: unknown })['body'];

/** The moderation actions of the community. */
export type Moderation = {
  reports: {
    waiting: () => Promise<number>;
    list: (viewer: Viewer, cursor: string | undefined) => Promise<RouteOutput<typeof listReports>>;
    decide: (viewer: Viewer, id: string, decision: BodyOf<typeof decideReport>) => Promise<void>;
  };
  appeals: {
    waiting: () => Promise<number>;
    list: (viewer: Viewer, cursor: string | undefined) => Promise<RouteOutput<typeof listAppeals>>;
    decide: (viewer: Viewer, id: string, decision: BodyOf<typeof decideAppeal>) => Promise<void>;
  };
  moderatePost: (viewer: Viewer, postId: string, input: BodyOf<typeof moderatePost>) => Promise<void>;
  moderateReply: (
    viewer: Viewer,
    postId: string,
    replyId: string,
    input: BodyOf<typeof moderateReply>,
  ) => Promise<void>;
  suspend: (viewer: Viewer, memberId: string, input: BodyOf<typeof suspendMember>) => Promise<void>;
};

const done = { success: true as const };

/** Routes for moderators. */
export const moderationRoutes: FastifyPluginAsyncZod<{ moderation: Moderation }> = async (
  app,
  { moderation },
) => {
  const forModerators = <const R extends Route>(route: R) => hiddenEndpoint(app, route, moderatorsOnly);

  app.route({
    ...forModerators(listReports),
    handler: async (request) => moderation.reports.list(request.viewer(), request.query.cursor),
  });

  app.route({
    ...forModerators(decideReport),
    handler: async (request) => {
      await moderation.reports.decide(request.viewer(), request.params.caseId, request.body);
      return done;
    },
  });

  app.route({
    ...forModerators(listAppeals),
    handler: async (request) => moderation.appeals.list(request.viewer(), request.query.cursor),
  });

  app.route({
    ...forModerators(decideAppeal),
    handler: async (request) => {
      await moderation.appeals.decide(request.viewer(), request.params.appealId, request.body);
      return done;
    },
  });

  app.route({
    ...forModerators(moderatePost),
    handler: async (request) => {
      await moderation.moderatePost(request.viewer(), request.params.postId, request.body);
      return done;
    },
  });

  app.route({
    ...forModerators(moderateReply),
    handler: async (request) => {
      const { postId, replyId } = request.params;
      await moderation.moderateReply(request.viewer(), postId, replyId, request.body);
      return done;
    },
  });

  app.route({
    ...forModerators(suspendMember),
    handler: async (request) => {
      await moderation.suspend(request.viewer(), request.params.memberId, request.body);
      return done;
    },
  });
};

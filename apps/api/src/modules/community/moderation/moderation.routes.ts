import {
  appealModeration,
  listModerationLog,
  reportPost,
  reportReply,
  showSuspension,
} from '@app/contract/community-moderation';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { AppealService } from './appeal.service.ts';
import { type ModerationService, postTarget, replyTarget } from './moderation.service.ts';
import type { ReportService } from './report.service.ts';
import type { SuspensionService } from './suspension.service.ts';

type Parts = {
  moderation: ModerationService;
  reports: ReportService;
  appeals: AppealService;
  suspensions: SuspensionService;
};

const done = { success: true as const };

/** Moderation routes for members. The routes for moderators are in the review module. */
export const moderationRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { moderation, reports, appeals, suspensions } = parts;

  app.route({
    ...endpoint(reportPost),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await reports.report(request.viewer(), postTarget(request.params.postId), request.body);
      return done;
    },
  });

  app.route({
    ...endpoint(reportReply),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const { postId, replyId } = request.params;
      await reports.report(request.viewer(), replyTarget(postId, replyId), request.body);
      return done;
    },
  });

  app.route({
    ...endpoint(appealModeration),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const { decisionId, text } = request.body;
      await appeals.appeal(request.viewer().id, decisionId, text);
      return done;
    },
  });

  app.route({
    ...endpoint(showSuspension),
    preParsing: app.requireViewer,
    handler: async (request) => suspensions.status(request.viewer().id),
  });

  app.route({
    ...endpoint(listModerationLog),
    handler: async (request) => moderation.log(request.query.cursor),
  });
};

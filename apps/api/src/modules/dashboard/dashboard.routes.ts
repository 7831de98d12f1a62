import { listActivity, showDashboard } from '@app/contract/dashboard';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '#api/db/database.ts';
import type { ActivitySource } from '#api/lib/activity-source.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { activityService } from './activity.service.ts';
import { summaryService } from './summary.service.ts';

type Parts = { db: Database; sources: readonly ActivitySource[] };

/** Routes for the dashboard of a person. */
export const dashboardRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, sources }) => {
  const summaries = summaryService(db);
  const activities = activityService(sources);

  app.route({
    ...endpoint(showDashboard),
    preParsing: app.requireViewer,
    handler: async (request) => summaries.of(request.viewer().id, request.query.zone, new Date()),
  });

  app.route({
    ...endpoint(listActivity),
    preParsing: app.requireViewer,
    handler: async (request) => activities.list(request.viewer().id, request.query.cursor),
  });
};

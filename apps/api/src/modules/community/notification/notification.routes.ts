import {
  countNotifications,
  listNotifications,
  readNotifications,
} from '@app/contract/community-notification';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { NotificationService } from './notification.service.ts';

/** Routes for notifications. */
export const notificationRoutes: FastifyPluginAsyncZod<{ notifications: NotificationService }> = async (
  app,
  { notifications },
) => {
  app.route({
    ...endpoint(listNotifications),
    preParsing: app.requireViewer,
    handler: async (request) => notifications.list(request.viewer().id, request.query.cursor),
  });

  app.route({
    ...endpoint(countNotifications),
    preParsing: app.requireViewer,
    handler: async (request) => ({ unread: await notifications.unread(request.viewer().id) }),
  });

  app.route({
    ...endpoint(readNotifications),
    preParsing: app.requireViewer,
    handler: async (request) => ({
      success: true as const,
      unread: await notifications.read(request.viewer().id, request.body.until),
    }),
  });
};

import { getMe, logout } from '@app/contract/account';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { SessionService } from './session.service.ts';

/** HTTP of accounts. */
export const accountRoutes: FastifyPluginAsyncZod<{ sessions: SessionService }> = async (
  app,
  { sessions },
) => {
  app.route({
    ...endpoint(getMe),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const { id, name, email } = request.viewer();
      return { user: { _id: id, name, email } };
    },
  });

  app.route({
    ...endpoint(logout),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await sessions.revoke(request.viewer().sessionId);
      return { success: true as const };
    },
  });
};

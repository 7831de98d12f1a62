import { countView } from '@app/contract/education';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import { byAddress } from '#api/plugins/rate-limit.ts';
import type { ViewService } from './view.service.ts';

/** Members are identified by id; visitors by IP address and user agent. */
function readerOf(request: FastifyRequest): string {
  const viewer = request.cachedViewer();
  return viewer ? `member:${viewer.id}` : `${byAddress(request)} ${request.headers['user-agent'] ?? ''}`;
}

/** Route for counting views. It always succeeds, also for repeated views. */
export const viewRoutes: FastifyPluginAsyncZod<{ views: ViewService }> = async (app, { views }) => {
  app.addHook('onClose', () => views.close());

  app.route({
    ...endpoint(countView),
    handler: async (request) => {
      views.count(readerOf(request), request.params);
      return { success: true as const };
    },
  });
};

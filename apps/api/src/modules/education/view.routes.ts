import { countView } from '@app/contract/education';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import { byAddress } from '#api/plugins/rate-limit.ts';
import type { ViewService } from './view.service.ts';

/** A member is one person wherever they read; of visitors behind one address, different devices are several. */
function readerOf(request: FastifyRequest): string {
  const viewer = request.recallViewer();
  return viewer ? `member:${viewer.id}` : `${byAddress(request)} ${request.headers['user-agent'] ?? ''}`;
}

/** HTTP of counting readers. Says yes to everybody, also to who was counted before. */
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

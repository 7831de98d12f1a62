import { likePiece, listMarks, listSavedPieces, mergeMarks, savePiece } from '@app/contract/education-marks';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { MarkService } from './mark.service.ts';

/** Routes for a member's own likes and saves. */
export const markRoutes: FastifyPluginAsyncZod<{ marks: MarkService }> = async (app, { marks }) => {
  app.route({
    ...endpoint(likePiece),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const { liked } = request.body;
      const { likes } = await marks.set(request.viewer().id, 'like', request.params, liked);
      return { success: true as const, liked, likes };
    },
  });

  app.route({
    ...endpoint(savePiece),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const { saved } = request.body;
      const { saves } = await marks.set(request.viewer().id, 'save', request.params, saved);
      return { success: true as const, saved, saves };
    },
  });

  app.route({
    ...endpoint(listMarks),
    preParsing: app.requireViewer,
    handler: async (request) => marks.list(request.viewer().id),
  });

  app.route({
    ...endpoint(mergeMarks),
    preParsing: app.requireViewer,
    handler: async (request) => marks.merge(request.viewer().id, request.body),
  });

  app.route({
    ...endpoint(listSavedPieces),
    preParsing: app.requireViewer,
    handler: async (request) => marks.saved(request.viewer().id, request.query.cursor),
  });
};

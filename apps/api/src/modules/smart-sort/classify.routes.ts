import { classifyPhoto } from '@app/contract/smart-sort';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '#api/lib/app-error.ts';
import { acceptPhotos } from '#api/modules/photo/upload/accept-photos.ts';
import { goneSignal } from '#api/modules/photo/upload/gone-signal.ts';
import type { ClassifyService } from './classify.service.ts';

const memory = 128 * 1024 * 1024;

type Services = { classifications: ClassifyService; limit: (request: FastifyRequest) => Promise<void> };

/** HTTP of a photo. */
export const classifyRoutes: FastifyPluginAsyncZod<Services> = async (app, { classifications, limit }) => {
  const { photoEndpoint, haveRoom, photoOf } = acceptPhotos(app, {
    memory,
    hasRoom: () => classifications.hasRoom(),
    full: 'classifier_busy',
  });

  /** Visitors are welcome, but a token that is over must be told: its owner believes to be signed in. */
  async function knowSender(request: FastifyRequest): Promise<void> {
    const viewer = await request.findViewer();
    if (!viewer && request.headers.authorization !== undefined) throw new AppError('not_signed_in');
  }

  app.route({
    ...photoEndpoint(classifyPhoto),
    onRequest: limit,
    preParsing: [knowSender, haveRoom],
    handler: async (request, reply) => {
      const bytes = photoOf(request);
      const viewer = await request.findViewer();
      const data = await classifications.classify({
        bytes,
        viewer,
        place: request.query,
        signal: goneSignal(reply),
        log: request.log,
      });
      return { success: true as const, data };
    },
  });
};

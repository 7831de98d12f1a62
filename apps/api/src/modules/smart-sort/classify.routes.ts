import { classifyPhoto } from '@app/contract/smart-sort';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '#api/lib/app-error.ts';
import { acceptPhotos } from '#api/modules/photo/upload/accept-photos.ts';
import { disconnectSignal } from '#api/modules/photo/upload/disconnect-signal.ts';
import type { ClassifyService } from './classify.service.ts';

const memory = 128 * 1024 * 1024;

type Services = { classifications: ClassifyService; limit: (request: FastifyRequest) => Promise<void> };

/** Route for classifying a photo. */
export const classifyRoutes: FastifyPluginAsyncZod<Services> = async (app, { classifications, limit }) => {
  const { photoEndpoint, requireCapacity, photoOf } = acceptPhotos(app, {
    maxBytesInFlight: memory,
    hasCapacity: () => classifications.hasRoom(),
    busyCode: 'classifier_busy',
  });

  /** Visitors are allowed, but an invalid token is rejected, because its owner expects to be signed in. */
  async function rejectInvalidToken(request: FastifyRequest): Promise<void> {
    const viewer = await request.findViewer();
    if (!viewer && request.headers.authorization !== undefined) throw new AppError('not_signed_in');
  }

  app.route({
    ...photoEndpoint(classifyPhoto),
    onRequest: limit,
    preParsing: [rejectInvalidToken, requireCapacity],
    handler: async (request, reply) => {
      const bytes = photoOf(request);
      const viewer = await request.findViewer();
      const data = await classifications.classify({
        bytes,
        viewer,
        place: request.query,
        signal: disconnectSignal(reply),
        log: request.log,
      });
      return { success: true as const, data };
    },
  });
};

import type { uploadPicture } from '@app/contract/education-submission';
import type { uploadPostPicture } from '@app/contract/community';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { acceptPhotos } from '#api/modules/photo/upload/accept-photos.ts';
import { goneSignal } from '#api/modules/photo/upload/gone-signal.ts';
import type { PictureService } from './picture.service.ts';

/** Six pictures of the largest size at once; they share the machine with photos to classify. */
const memory = 32 * 1024 * 1024;

type Parts = { pictures: PictureService; route: typeof uploadPicture | typeof uploadPostPicture };

/** HTTP of sending a picture ahead of what it belongs to. */
export const pictureUpload: FastifyPluginAsyncZod<Parts> = async (app, { pictures, route }) => {
  const { photoEndpoint, haveRoom, photoOf } = acceptPhotos(app, {
    memory,
    hasRoom: () => pictures.hasRoom(),
    full: 'unavailable',
  });
  const mustHaveLeft = async (request: FastifyRequest) => pictures.mustHaveLeft(request.viewer().id);

  app.route({
    ...photoEndpoint(route),
    preParsing: [app.requireViewer, mustHaveLeft, haveRoom],
    handler: async (request, reply) => {
      const kept = await pictures.keep(request.viewer().id, photoOf(request), goneSignal(reply));
      return { success: true as const, ...kept };
    },
  });
};

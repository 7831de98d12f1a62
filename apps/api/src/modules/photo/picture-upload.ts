import type { uploadPicture } from '@app/contract/education-submission';
import type { uploadPostPicture } from '@app/contract/community';
import type { uploadListingPhoto } from '@app/contract/directory-photo';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { acceptPhotos } from '#api/modules/photo/upload/accept-photos.ts';
import { disconnectSignal } from '#api/modules/photo/upload/disconnect-signal.ts';
import type { PictureService } from './picture.service.ts';

/** Six pictures of the largest size at once; the machine also classifies photos. */
const maxBytesInFlight = 32 * 1024 * 1024;

type Parts = {
  pictures: PictureService;
  route: typeof uploadPicture | typeof uploadPostPicture | typeof uploadListingPhoto;
};

/** HTTP of uploading a picture before the post, submission or suggestion that uses it. */
export const pictureUpload: FastifyPluginAsyncZod<Parts> = async (app, { pictures, route }) => {
  const { photoEndpoint, requireCapacity, photoOf } = acceptPhotos(app, {
    maxBytesInFlight,
    hasCapacity: () => pictures.hasCapacity(),
    busyCode: 'unavailable',
  });
  const requireDailyQuota = async (request: FastifyRequest) =>
    pictures.requireDailyQuota(request.viewer().id);

  app.route({
    ...photoEndpoint(route),
    preParsing: [app.requireViewer, requireDailyQuota, requireCapacity],
    handler: async (request, reply) => {
      const stored = await pictures.store(request.viewer().id, photoOf(request), disconnectSignal(reply));
      return { success: true as const, ...stored };
    },
  });
};

import { showListingPhoto, uploadListingPhoto } from '@app/contract/directory-photo';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '#api/db/database.ts';
import { pictureUpload } from '#api/modules/photo/picture-upload.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';
import { publishedPicture } from '#api/modules/photo/published-picture.ts';
import { listingPhotoRepository } from './listing-photo.repository.ts';

/** An hour: a photo of a front may show somebody's home, and must be gone soon after it is taken down. */
const cacheControl = 'public, max-age=3600';

type Parts = { db: Database; pictures: PictureService };

/** Routes for photos of places: upload for members, accepted photos for everybody. */
export const listingPhotoRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, pictures }) => {
  const photos = listingPhotoRepository(db);
  await app.register(pictureUpload, { pictures, route: uploadListingPhoto });
  await app.register(publishedPicture, {
    pictures,
    route: showListingPhoto,
    photoKey: photos.shownPhotoKey,
    cacheControl,
  });
};

import { showPicture, uploadPicture } from '@app/contract/education-submission';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '#api/db/database.ts';
import { pictureUpload } from '#api/modules/photo/picture-upload.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';
import { publishedPicture } from '#api/modules/photo/published-picture.ts';
import { publishedPictureRepository } from './published-picture.repository.ts';

type Parts = { db: Database; pictures: PictureService };

/** The content of a URL never changes; limited to a month, because a piece may be unpublished. */
const cacheControl = 'public, max-age=2592000, immutable';

/** Routes for pictures: upload for members, published pictures for everybody. */
export const pictureRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, pictures }) => {
  const { photoKey } = publishedPictureRepository(db);
  await app.register(pictureUpload, { pictures, route: uploadPicture });
  await app.register(publishedPicture, { pictures, route: showPicture, photoKey, cacheControl });
};

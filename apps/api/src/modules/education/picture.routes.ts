import type { Readable } from 'node:stream';
import { showPicture, uploadPicture } from '@app/contract/education-submission';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { pictureUpload } from '#api/modules/photo/picture-upload.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';
import { publishedPictureRepository } from './published-picture.repository.ts';

type Parts = { db: Database; pictures: PictureService };

/** The content of a URL never changes; limited to a month, because a piece may be unpublished. */
const cacheControl = 'public, max-age=2592000, immutable';

/** Routes for pictures: upload for members, published pictures for everybody. */
export const pictureRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, pictures }) => {
  const published = publishedPictureRepository(db);
  await app.register(pictureUpload, { pictures, route: uploadPicture });

  const { schema, ...address } = endpoint(showPicture);
  const jpeg = { description: 'A JPEG', content: { 'image/jpeg': { schema: showPicture.response } } };
  app.route({
    ...address,
    schema: { ...schema, response: { ...schema.response, '2xx': jpeg } },
    // A page of cards requests twenty at once, and a school class shares one IP address.
    config: { rateLimit: { max: 3000, timeWindow: '5 minutes' } },
    handler: async (request, reply) => {
      const { pictureId } = request.params;
      const size = request.query.size === 'kecil' ? 'thumbnail' : 'photo';
      const photoKey = await published.photoKey(pictureId);
      if (!photoKey) throw new AppError('not_found');
      const tag = `"${pictureId}-${size}"`;
      if (request.headers['if-none-match'] === tag) return send(reply, tag);
      const object = await pictures.read(photoKey, size);
      if (!object) throw new AppError('not_found');
      return send(reply, tag, object);
    },
  });
};

/** Sends the picture, or 304 without an object. */
function send(reply: FastifyReply, tag: string, object?: { body: Readable; length: number | undefined }) {
  reply.headers({ etag: tag, 'cache-control': cacheControl });
  if (!object) return reply.code(304).send();
  if (object.length !== undefined) reply.header('content-length', object.length);
  return reply.type('image/jpeg').send(object.body);
}

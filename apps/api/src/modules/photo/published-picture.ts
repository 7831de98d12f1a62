import type { Readable } from 'node:stream';
import type { showListingPhoto } from '@app/contract/directory-photo';
import type { showPicture } from '@app/contract/education-submission';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '#api/lib/app-error.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import type { PictureService } from './picture.service.ts';

type Parts = {
  pictures: Pick<PictureService, 'read'>;
  route: typeof showPicture | typeof showListingPhoto;
  /** Undefined unless the picture is published. */
  photoKey: (pictureId: string) => Promise<string | undefined>;
  cacheControl: string;
};

/** HTTP of a published picture, for everybody. */
export const publishedPicture: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { pictures, route, photoKey, cacheControl } = parts;
  const { schema, ...address } = endpoint(route);
  const jpeg = { description: 'A JPEG', content: { 'image/jpeg': { schema: route.response } } };

  /** Sends the picture, or 304 without an object. */
  function send(reply: FastifyReply, tag: string, object?: { body: Readable; length: number | undefined }) {
    reply.headers({ etag: tag, 'cache-control': cacheControl });
    if (!object) return reply.code(304).send();
    if (object.length !== undefined) reply.header('content-length', object.length);
    return reply.type('image/jpeg').send(object.body);
  }

  app.route({
    ...address,
    schema: { ...schema, response: { ...schema.response, '2xx': jpeg } },
    // A page of cards requests twenty at once, and a school class shares one IP address.
    config: { rateLimit: { max: 3000, timeWindow: '5 minutes' } },
    handler: async (request, reply) => {
      const { pictureId } = request.params;
      const size = request.query.size === 'kecil' ? 'thumbnail' : 'photo';
      const key = await photoKey(pictureId);
      if (!key) throw new AppError('not_found');
      const tag = `"${pictureId}-${size}"`;
      if (request.headers['if-none-match'] === tag) return send(reply, tag);
      const object = await pictures.read(key, size);
      if (!object) throw new AppError('not_found');
      return send(reply, tag, object);
    },
  });
};

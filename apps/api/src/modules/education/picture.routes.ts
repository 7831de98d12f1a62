import type { Readable } from 'node:stream';
import { showPicture, uploadPicture } from '@app/contract/education-submission';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '#api/lib/app-error.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { acceptPhotos } from '#api/lib/photo-upload/accept-photos.ts';
import { goneSignal } from '#api/lib/photo-upload/gone-signal.ts';
import type { PictureService } from './picture.service.ts';

/** Six pictures of the largest size at once; they share the machine with photos to classify. */
const memory = 32 * 1024 * 1024;

type Services = { pictures: PictureService };

const uploadRoutes: FastifyPluginAsyncZod<Services> = async (app, { pictures }) => {
  const { photoEndpoint, haveRoom, photoOf } = acceptPhotos(app, {
    memory,
    hasRoom: () => pictures.hasRoom(),
    full: 'unavailable',
  });
  const mustHaveLeft = async (request: FastifyRequest) => pictures.mustHaveLeft(request.viewer().id);

  app.route({
    ...photoEndpoint(uploadPicture),
    preParsing: [app.requireViewer, mustHaveLeft, haveRoom],
    handler: async (request, reply) => {
      const kept = await pictures.keep(request.viewer().id, photoOf(request), goneSignal(reply));
      return { success: true as const, ...kept };
    },
  });
};

/** What an address shows never changes; a month, because a piece may be taken down one day. */
const keptForLong = 'public, max-age=2592000, immutable';

/** HTTP of pictures: members send them, everybody sees those that are published. */
export const pictureRoutes: FastifyPluginAsyncZod<Services> = async (app, { pictures }) => {
  await app.register(uploadRoutes, { pictures });

  const { schema, ...address } = endpoint(showPicture);
  const jpeg = { description: 'A JPEG', content: { 'image/jpeg': { schema: showPicture.response } } };
  app.route({
    ...address,
    schema: { ...schema, response: { ...schema.response, '2xx': jpeg } },
    // A page of cards asks for twenty at once, and a class shares one address.
    config: { rateLimit: { max: 3000, timeWindow: '5 minutes' } },
    handler: async (request, reply) => {
      const { pictureId } = request.params;
      const size = request.query.size === 'kecil' ? 'thumbnail' : 'photo';
      const photoKey = await pictures.publishedKey(pictureId);
      if (!photoKey) throw new AppError('not_found');
      const tag = `"${pictureId}-${size}"`;
      if (request.headers['if-none-match'] === tag) return send(reply, tag);
      const object = await pictures.read(photoKey, size);
      if (!object) throw new AppError('not_found');
      return send(reply, tag, object);
    },
  });
};

/** The picture, or the word that it has not changed. */
function send(reply: FastifyReply, tag: string, object?: { body: Readable; length: number | undefined }) {
  reply.headers({ etag: tag, 'cache-control': keptForLong });
  if (!object) return reply.code(304).send();
  if (object.length !== undefined) reply.header('content-length', object.length);
  return reply.type('image/jpeg').send(object.body);
}

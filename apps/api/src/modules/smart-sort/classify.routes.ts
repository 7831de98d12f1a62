import { classifyPhoto, photoLimits } from '@app/contract/smart-sort';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '#api/lib/app-error.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import type { ClassifyService } from './classify.service.ts';
import { checkPhoto } from './upload/check-photo.ts';
import { onlyPart } from './upload/multipart.ts';
import { closeGently } from './upload/close-gently.ts';
import { photoRefusal } from './upload/photo-refusal.ts';
import { readBody } from './upload/read-body.ts';

/** A form around the photo: boundary, names and headers. */
const envelope = 4096;
const bounds = { bytes: photoLimits.bytes + envelope, milliseconds: 8000 };
/** Bytes of bodies that may be under way at once. By number it would be few small ones, or too many large. */
const memory = 128 * 1024 * 1024;

/** Not a number when the sender does not say. */
const declaredLength = (request: FastifyRequest) => Number(request.headers['content-length']);
/** What is set aside for a body. */
const expectedLength = (request: FastifyRequest) =>
  Math.min(declaredLength(request) || bounds.bytes, bounds.bytes);

type Services = { classifications: ClassifyService; limit: (request: FastifyRequest) => Promise<void> };

/** HTTP of a photo: everything that can be refused is refused before the body is read, or before it is decoded. */
export const classifyRoutes: FastifyPluginAsyncZod<Services> = async (app, { classifications, limit }) => {
  let underWay = 0;

  /** Visitors are welcome, but a token that is over must be told: its owner believes to be signed in. */
  async function knowSender(request: FastifyRequest): Promise<void> {
    const viewer = await request.findViewer();
    if (!viewer && request.headers.authorization !== undefined) throw new AppError('not_signed_in');
  }

  async function haveRoom(request: FastifyRequest): Promise<void> {
    const isFull = underWay + expectedLength(request) > memory;
    if (isFull || !classifications.hasRoom()) throw new AppError('classifier_busy');
    if (declaredLength(request) > bounds.bytes) throw photoRefusal('photo_too_large');
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, body: FastifyRequest['raw']) => {
      const length = expectedLength(request);
      underWay += length;
      try {
        return onlyPart(request.headers['content-type'] ?? '', await readBody(body, { ...bounds, length }));
      } finally {
        underWay -= length;
      }
    },
  );

  const { schema, ...address } = endpoint(classifyPhoto);
  app.route({
    ...address,
    schema: { ...schema, consumes: ['multipart/form-data'] },
    // The schema of the body is for readers: of one that is no photo it could say too little, of a photo too late.
    validatorCompiler: (part) =>
      part.httpPart === 'body' ? (body) => ({ value: body }) : app.validatorCompiler!(part),
    onRequest: limit,
    preParsing: [knowSender, haveRoom],
    // A body of known and bearable length may flow away unread; the connection is then as good as new.
    onError: async (request, reply, error) => {
      const isBounded = declaredLength(request) <= bounds.bytes && error.message !== 'photo_too_slow';
      if (!isBounded && !request.raw.complete) closeGently(reply);
    },
    handler: async (request, reply) => {
      const part = request.body as unknown as ReturnType<typeof onlyPart> | undefined;
      const bytes = checkPhoto(part ?? 'empty');
      const viewer = await request.findViewer();
      const signal = goneSignal(reply);
      const data = await classifications.classify({
        bytes,
        viewer,
        place: request.query,
        signal,
        log: request.log,
      });
      return { success: true as const, data };
    },
  });
};

/** Aborted when whoever waits for the answer has gone. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // Every answer closes in the end, and an abort that nobody needs is dear.
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
  return gone.signal;
}

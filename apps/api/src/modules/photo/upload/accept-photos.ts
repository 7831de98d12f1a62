import type { Route } from '@app/contract/route';
import { photoLimits } from '@app/contract/smart-sort';
import type {
  FastifyInstance,
  FastifyRequest,
  FastifySchemaCompiler,
  onErrorAsyncHookHandler,
} from 'fastify';
import { AppError } from '#api/lib/app-error.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { checkPhoto } from './check-photo.ts';
import { closeGently } from './close-gently.ts';
import { onlyPart } from './multipart.ts';
import { photoRefusal } from './photo-refusal.ts';
import { readBody } from './read-body.ts';

/** A form around the photo: boundary, names and headers. */
const envelope = 4096;
const bounds = { bytes: photoLimits.bytes + envelope, milliseconds: 8000 };

/** Not a number when the sender does not say. */
const declaredLength = (request: FastifyRequest) => Number(request.headers['content-length']);
/** What is set aside for a body. */
const expectedLength = (request: FastifyRequest) =>
  Math.min(declaredLength(request) || bounds.bytes, bounds.bytes);

type Rules = {
  /** Bytes of bodies that may be under way at once. By number it would be few small ones, or too many large. */
  memory: number;
  /** Whether whoever decodes them would take one more. */
  hasRoom: () => boolean;
  /** What is said when there is no room. */
  full: 'classifier_busy' | 'unavailable';
};

/**
 * Makes a plugin take photos, and no other body: everything that can be refused is refused before the body is read,
 * or before it is decoded.
 */
export function acceptPhotos(app: FastifyInstance, { memory, hasRoom, full }: Rules) {
  let underWay = 0;

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

  // The schema of the body is for readers: of one that is no photo it could say too little, of a photo too late.
  const validatorCompiler: FastifySchemaCompiler<unknown> = (part) =>
    part.httpPart === 'body' ? (body) => ({ value: body }) : app.validatorCompiler!(part);

  // A body of known and bearable length may flow away unread; the connection is then as good as new.
  const onError: onErrorAsyncHookHandler = async (request, reply, error) => {
    const isBounded = declaredLength(request) <= bounds.bytes && error.message !== 'photo_too_slow';
    if (!isBounded && !request.raw.complete) closeGently(reply);
  };

  function photoEndpoint<const R extends Route>(route: R) {
    const { schema, ...address } = endpoint(route);
    return {
      ...address,
      schema: { ...schema, consumes: ['multipart/form-data'] },
      validatorCompiler,
      onError,
    };
  }

  /** The last of the `preParsing` hooks. */
  async function haveRoom(request: FastifyRequest): Promise<void> {
    if (underWay + expectedLength(request) > memory || !hasRoom()) throw new AppError(full);
    if (declaredLength(request) > bounds.bytes) throw photoRefusal('photo_too_large');
  }

  /** The photo of a request, as far as it can be known to be one without decoding it. */
  const photoOf = (request: { body: unknown }): Buffer =>
    checkPhoto((request.body as ReturnType<typeof onlyPart> | undefined) ?? 'empty');

  return { photoEndpoint, haveRoom, photoOf };
}

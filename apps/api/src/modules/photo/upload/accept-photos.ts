import type { Route } from '@app/contract/route';
import { photoLimits } from '@app/contract/smart-sort';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
  onErrorAsyncHookHandler,
} from 'fastify';
import { AppError } from '#api/lib/app-error.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { checkPhoto } from './check-photo.ts';
import { closeAfterResponse } from './close-after-response.ts';
import { parseSinglePart } from './multipart.ts';
import { photoRefusal } from './photo-refusal.ts';
import { readBody } from './read-body.ts';

/** The multipart form around the photo: boundary, names and headers. */
const formOverheadBytes = 4096;
const limits = { bytes: photoLimits.bytes + formOverheadBytes, timeoutMs: 8000 };

/** NaN without a content-length header. */
const declaredLength = (request: FastifyRequest) => Number(request.headers['content-length']);
/** Bytes reserved for a body. */
const expectedLength = (request: FastifyRequest) =>
  Math.min(declaredLength(request) || limits.bytes, limits.bytes);

type UploadRules = {
  /** Total bytes of bodies read at once; a count of requests would ignore their size. */
  maxBytesInFlight: number;
  /** Whether the decoder accepts one more photo. */
  hasCapacity: () => boolean;
  /** Error code when there is no capacity. */
  busyCode: 'classifier_busy' | 'unavailable';
};

/**
 * Makes a plugin accept photos and no other body, refusing as early as possible: before the body is read, or before it
 * is decoded.
 */
export function acceptPhotos(app: FastifyInstance, { maxBytesInFlight, hasCapacity, busyCode }: UploadRules) {
  let bytesInFlight = 0;
  const releaseOf = new WeakMap<FastifyRequest, () => void>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, body: FastifyRequest['raw']) => {
      try {
        return parseSinglePart(
          request.headers['content-type'] ?? '',
          await readBody(body, { ...limits, length: expectedLength(request) }),
        );
      } finally {
        releaseOf.get(request)?.();
      }
    },
  );

  // The body schema is documentation only; `checkPhoto` validates the body with better errors.
  const validatorCompiler: FastifySchemaCompiler<unknown> = (part) =>
    part.httpPart === 'body' ? (body) => ({ value: body }) : app.validatorCompiler!(part);

  // A body within the limit is drained, so that the connection can be reused; otherwise it is closed.
  const onError: onErrorAsyncHookHandler = async (request, reply, error) => {
    const isBounded = declaredLength(request) <= limits.bytes && error.message !== 'photo_too_slow';
    if (!isBounded && !request.raw.complete) closeAfterResponse(reply);
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

  /** Reserves the memory at once: of photos that come together none is read before all are checked. */
  function reserve(request: FastifyRequest, reply: FastifyReply): void {
    const length = expectedLength(request);
    bytesInFlight += length;
    let isReserved = true;
    const release = () => {
      if (isReserved) bytesInFlight -= length;
      isReserved = false;
    };
    releaseOf.set(request, release);
    // A body that nothing reads, because its type is refused or the person is gone.
    reply.raw.once('close', release);
  }

  /** Must be the last `preParsing` hook. */
  async function requireCapacity(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (bytesInFlight + expectedLength(request) > maxBytesInFlight || !hasCapacity())
      throw new AppError(busyCode);
    if (declaredLength(request) > limits.bytes) throw photoRefusal('photo_too_large');
    reserve(request, reply);
  }

  /** The photo of a request, checked as far as possible without decoding. */
  const photoOf = (request: { body: unknown }): Buffer =>
    checkPhoto((request.body as ReturnType<typeof parseSinglePart> | undefined) ?? 'empty');

  return { photoEndpoint, requireCapacity, photoOf };
}

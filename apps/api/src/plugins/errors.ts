import { type ErrorBody, type ErrorCode, errorText } from '@app/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type Fields } from '#api/lib/app-error.ts';
import { isUnavailable } from '#api/lib/unavailable.ts';
import { isForeignKeyViolation } from '#api/lib/sql-state.ts';

type Failure = {
  code: ErrorCode;
  status: number;
  fields?: Fields | undefined;
  retryAfter?: number | undefined;
};

/** Retry-After for an unavailable server, in seconds. */
const defaultRetrySeconds = 2;

/** Maps an error to its public form. Everything unexpected is `internal`. */
function failureOf(error: FastifyError | AppError): Failure {
  if (error instanceof AppError) {
    const { code, statusCode: status, fields, retryAfter } = error;
    return {
      code,
      status,
      fields,
      retryAfter: retryAfter ?? (status === 503 ? defaultRetrySeconds : undefined),
    };
  }
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT' || isUnavailable(error))
    return { code: 'unavailable', status: 503, retryAfter: defaultRetrySeconds };
  if (isForeignKeyViolation(error)) return { code: 'not_found', status: 404 };
  // Fastify's own refusals: malformed JSON, wrong media type, body too large, malformed URL.
  const status = error.statusCode ?? 500;
  if (status === 413) return { code: 'too_large', status };
  if (status >= 400 && status < 500) return { code: 'invalid_input', status };
  return { code: 'internal', status: 500 };
}

export const errorBody = (code: ErrorCode, requestId: string, fields?: Fields): ErrorBody => ({
  success: false,
  code,
  message: errorText[code],
  ...(fields && { fields }),
  requestId,
});

/** The only place where errors become responses and server errors are logged. */
export function sendError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const { code, status, fields, retryAfter } = failureOf(error);
  const route = request.routeOptions.url;
  // Overload refusals are counted in metrics; logging each would add load.
  if (status >= 500 && code !== 'classifier_busy') {
    const level = code === 'internal' ? 'error' : 'warn';
    request.log[level]({ err: error, method: request.method, route }, 'request failed');
  }
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // Said here because Fastify says it only where the route has set no serializer of its own.
  reply.code(status).type('application/json; charset=utf-8');
  return reply.send(errorBody(code, request.id, fields));
}

export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  // Rate limited like any route, so that unknown paths cannot be probed without limit.
  app.setNotFoundHandler({ preValidation: app.generalLimit }, (request, reply) =>
    sendError(new AppError('not_found'), request, reply),
  );
}

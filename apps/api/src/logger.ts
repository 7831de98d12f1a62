import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from '#api/env.ts';

const redactedKeys = ['authorization', 'cookie', 'password', 'token', 'token_hash', 'email', 'to', 'secret'];

/** pg-boss emits plain objects that look like errors. */
const looksLikeError = (value: unknown): value is Error =>
  value instanceof Error ||
  (typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string');

/** Only safe fields: PostgreSQL puts row values into `detail`. */
const serializeError = (error: unknown): unknown => {
  if (!looksLikeError(error)) return { message: String(error) };
  const { name: type, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type, message, code, stack, ...(cause !== undefined && { cause: serializeError(cause) }) };
};

export function createLogger(level: Env['LOG_LEVEL'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError },
      redact: {
        paths: redactedKeys.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    },
    // Asynchronous: a slow reader of the output must not slow down requests.
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}

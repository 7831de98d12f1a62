import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from '#api/env.ts';

const secret = ['authorization', 'cookie', 'password', 'token', 'token_hash', 'email', 'to', 'secret'];

/** The queue hands over plain objects that look like one. */
const looksLikeError = (given: unknown): given is Error =>
  given instanceof Error ||
  (typeof given === 'object' && given !== null && 'message' in given && typeof given.message === 'string');

/** Only what helps to find the fault: PostgreSQL puts the values of a row into `detail`. */
const describe = (error: unknown): unknown => {
  if (!looksLikeError(error)) return { message: String(error) };
  const { name: type, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type, message, code, stack, ...(cause !== undefined && { cause: describe(cause) }) };
};

export function createLogger(level: Env['LOG_LEVEL'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describe },
      redact: {
        paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    },
    // Not synchronous: whoever reads our output slowly must not slow down the requests.
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}

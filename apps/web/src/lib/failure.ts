import { ApiError } from '#web/lib/api.ts';

/** The server's own sentence, else the given one: for a lost network, or an answer that is not the API's. */
export const failureText = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.requestId ? error.message : otherwise;

/** Field name to sentence, to show beside the fields. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? error.fields : noErrors;

const noErrors = {};

import { ApiError } from '#web/lib/api.ts';

/** The API's error message, else the fallback: for a network failure, or a response that is not the API's. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.requestId ? error.message : fallback;

/** Error messages by field name, to show beside the fields. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? error.fields : noErrors;

const noErrors = {};

/** The errors of the other fields, once this one was changed. */
export const withoutField = (errors: Record<string, string>, removed: string): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== removed));

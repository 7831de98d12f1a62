import { ApiError } from '#web/lib/api.ts';
import { offlineText } from '#web/messages/errors.ts';

/** What to say when something could not be fetched: a lost network reads differently from a refusal. */
export const describeLoadFailure = (error: Error | null, title: string) =>
  error instanceof ApiError
    ? { title, text: error.message, requestId: error.requestId }
    : { ...offlineText, requestId: undefined };

import { ApiError } from '#web/lib/api.ts';
import { offlineText } from '#web/messages/errors.ts';

/** The error to show when a fetch failed: the offline text for a network failure, else the API's message. */
export const describeLoadFailure = (error: Error | null, title: string) =>
  error instanceof ApiError
    ? { title, text: error.message, requestId: error.requestId }
    : { ...offlineText, requestId: undefined };

import { requestIdOf } from '#web/lib/request-id.ts';

/** Logs without the query string: it may carry a search or a token. */
export function logError(error: unknown, request: Request): void {
  console.error(
    JSON.stringify({
      level: 'error',
      requestId: requestIdOf(request),
      path: new URL(request.url).pathname,
      error: error instanceof Error ? error.stack : String(error),
    }),
  );
}

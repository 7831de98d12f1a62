import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { compressed } from '#web/lib/compressed.server.ts';
import { contentFirst } from '#web/lib/content-first.ts';
import { contentPolicy } from '#web/lib/content-policy.ts';
import { logError } from '#web/lib/log-error.server.ts';
import { tileOrigins } from '#web/lib/map-tiles.server.ts';
import { requestIdOf, RequestIdContext } from '#web/lib/request-id.ts';

/** Renders without streaming: the content security policy needs the hashes of all inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let responseStatus = status;
  const stream = await renderToReadableStream(
    <RequestIdContext value={requestIdOf(request)}>
      <ServerRouter context={context} url={request.url} />
    </RequestIdContext>,
    {
      signal: request.signal,
      // Larger chunks would be moved into place by scripts, and browsers without scripts would not show them.
      progressiveChunkSize: Infinity,
      onError(error) {
        responseStatus = 500;
        logError(error, request);
      },
    },
  );
  await stream.allReady;
  const whole = await new Response(stream).text();
  // In development Vite adds its own scripts.
  const html = import.meta.env.PROD ? contentFirst(whole) : whole;

  headers.set('content-type', 'text/html; charset=utf-8');
  if (responseStatus >= 400 || !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (import.meta.env.PROD) headers.set('content-security-policy', contentPolicy(html, tileOrigins()));
  if (request.method === 'HEAD') return new Response(null, { status: responseStatus, headers });
  return new Response(await compressed(html, request, headers), { status: responseStatus, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isClientError) logError(error, request);
};

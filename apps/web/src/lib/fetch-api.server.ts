import { ErrorBody } from '@app/contract/errors';
import type { Route, RouteInput, RouteOutput } from '@app/contract/route';
import { ApiError } from '#web/lib/api.ts';
import { fetchFromInstances } from '#web/lib/fetch-from-instances.server.ts';
import { logError } from '#web/lib/log-error.server.ts';

/** Short, so that the page is still sent in time; the browser then fetches the data itself. */
const timeoutMs = 3000;

/**
 * Calls the API while a page is rendered, always as a visitor: pages are kept by a shared cache. The client's address
 * is forwarded, so that rate limits count clients and not this server.
 */
async function fetchFromApi<const R extends Route>(
  route: R,
  input: RouteInput<R>,
  request: Request,
): Promise<RouteOutput<R>> {
  const { params = {}, query = {} } = input as {
    params?: Record<string, string>;
    query?: Record<string, string>;
  };
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const response = await fetchFromInstances(`${path}?${new URLSearchParams(query)}`, {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    headers: pickHeaders(request, 'x-forwarded-for', 'x-request-id'),
  });
  const json: unknown = await response.json();
  if (response.ok) return route.response.parse(json) as RouteOutput<R>;
  throw new ApiError(response.status, ErrorBody.parse(json));
}

function pickHeaders(request: Request, ...names: string[]): Record<string, string> {
  const known = names.flatMap((name) => {
    const value = request.headers.get(name);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as Record<string, string>;
}

type PageData<R extends Route> =
  | { status: 'found'; response: RouteOutput<R> }
  | { status: 'not-found' }
  | { status: 'failed' };

/** A page renders without its data: a failure is logged and the browser fetches again. */
export async function fetchForPage<const R extends Route>(
  route: R,
  input: RouteInput<R>,
  request: Request,
): Promise<PageData<R>> {
  try {
    return { status: 'found', response: await fetchFromApi(route, input, request) };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      return { status: 'not-found' };
    if (!request.signal.aborted) logError(error, request);
    return { status: 'failed' };
  }
}

import { ErrorBody } from '@app/contract/errors';
import type { Route, RouteInput, RouteOutput } from '@app/contract/route';
import { ApiError } from '#web/lib/api.ts';
import { askCopies } from '#web/lib/ask-copies.server.ts';
import { logError } from '#web/lib/log-error.server.ts';

/** Shorter than anybody waits for a page; the browser then asks by itself. */
const patience = 3000;

/**
 * Asks the API while a page is rendered, always as a visitor: pages are kept by a shared cache. Whose request it
 * is goes along, so that limits count people and not this server.
 */
async function askApi<const R extends Route>(
  route: R,
  input: RouteInput<R>,
  request: Request,
): Promise<RouteOutput<R>> {
  const { params = {}, query = {} } = input as {
    params?: Record<string, string>;
    query?: Record<string, string>;
  };
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const response = await askCopies(`${path}?${new URLSearchParams(query)}`, {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(patience)]),
    headers: forwarded(request, 'x-forwarded-for', 'x-request-id'),
  });
  const json: unknown = await response.json();
  if (response.ok) return route.response.parse(json) as RouteOutput<R>;
  throw new ApiError(response.status, ErrorBody.parse(json));
}

function forwarded(request: Request, ...names: string[]): Record<string, string> {
  const known = names.flatMap((name) => {
    const value = request.headers.get(name);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as Record<string, string>;
}

type Asked<R extends Route> =
  | { status: 'found'; answer: RouteOutput<R> }
  | { status: 'not-found' }
  | { status: 'failed' };

/** A page can live without its data: a failure is a line for the operator and the browser asks again. */
export async function askForPage<const R extends Route>(
  route: R,
  input: RouteInput<R>,
  request: Request,
): Promise<Asked<R>> {
  try {
    return { status: 'found', answer: await askApi(route, input, request) };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      return { status: 'not-found' };
    if (!request.signal.aborted) logError(error, request);
    return { status: 'failed' };
  }
}

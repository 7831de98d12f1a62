import { type ErrorCode, errorText } from '@app/contract/errors';
import type { Route, RouteOutput } from '@app/contract/route';
import { http, HttpResponse } from 'msw';

const handlerOf = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };

/** Mocks one contract route; the response is typed by the contract. */
export const respond = <const R extends Route>(route: R, response: RouteOutput<R>) =>
  handlerOf[route.method](`*/api${route.path}`, () => HttpResponse.json(response as object));

export const respondError = (
  route: Route,
  status: number,
  code: ErrorCode,
  fields?: Record<string, string>,
) =>
  handlerOf[route.method](`*/api${route.path}`, () =>
    HttpResponse.json(
      { success: false, code, message: errorText[code], fields, requestId: 'test' },
      { status },
    ),
  );

/** Like `respond`, but records the authorization header and the body of the last request, and all URLs. */
export function record<const R extends Route>(route: R, response: RouteOutput<R>) {
  const recorded: { body: unknown; authorization: string | null } = { body: undefined, authorization: null };
  const urls: string[] = [];
  const handler = handlerOf[route.method](`*/api${route.path}`, async ({ request }) => {
    urls.push(request.url);
    recorded.body = await request.json().catch(() => undefined);
    recorded.authorization = request.headers.get('authorization');
    return HttpResponse.json(response as object);
  });
  return { recorded, urls, handler };
}

export const loseNetwork = (route: Route) =>
  handlerOf[route.method](`*/api${route.path}`, () => HttpResponse.error());

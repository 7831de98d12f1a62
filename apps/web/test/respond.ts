import { type ErrorCode, errorText } from '@app/contract/errors';
import type { Route, RouteOutput } from '@app/contract/route';
import { http, HttpResponse } from 'msw';

const handlerOf = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };

/** Answers one contract route; the compiler refuses an answer the contract does not allow. */
export const respond = <const R extends Route>(route: R, answer: RouteOutput<R>) =>
  handlerOf[route.method](`*/api${route.path}`, () => HttpResponse.json(answer as object));

export const refuse = (route: Route, status: number, code: ErrorCode, fields?: Record<string, string>) =>
  handlerOf[route.method](`*/api${route.path}`, () =>
    HttpResponse.json(
      { success: false, code, message: errorText[code], fields, requestId: 'test' },
      { status },
    ),
  );

/** Answers like `respond` and keeps what was asked: the headers and the body of the last request. */
export function record<const R extends Route>(route: R, answer: RouteOutput<R>) {
  const asked: { body: unknown; authorization: string | null } = { body: undefined, authorization: null };
  const handler = handlerOf[route.method](`*/api${route.path}`, async ({ request }) => {
    asked.body = await request.json().catch(() => undefined);
    asked.authorization = request.headers.get('authorization');
    return HttpResponse.json(answer as object);
  });
  return { asked, handler };
}

export const loseNetwork = (route: Route) =>
  handlerOf[route.method](`*/api${route.path}`, () => HttpResponse.error());

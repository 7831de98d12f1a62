import { type ErrorCode, errorText } from '@app/contract/errors';
import type { Route, RouteOutput } from '@app/contract/route';
import { http, HttpResponse } from 'msw';

const handlerOf = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };

/** Answers one contract route; the compiler refuses an answer the contract does not allow. */
export const respond = <const R extends Route>(route: R, answer: RouteOutput<R>) =>
  handlerOf[route.method](`*/api${route.path}`, () => HttpResponse.json(answer as object));

export const refuse = (route: Route, status: number, code: ErrorCode) =>
  handlerOf[route.method](`*/api${route.path}`, () =>
    HttpResponse.json({ success: false, code, message: errorText[code], requestId: 'test' }, { status }),
  );

export const loseNetwork = (route: Route) =>
  handlerOf[route.method](`*/api${route.path}`, () => HttpResponse.error());

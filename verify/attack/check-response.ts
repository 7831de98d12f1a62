import { isDeepStrictEqual } from 'node:util';
import { ErrorBody } from '@app/contract/errors';
import type { Route } from '@app/contract/route';
import { type HttpResponse, jsonOf } from '../kit/http/http-client.ts';

/** Longer than the request timeout of the product: only what hangs takes longer. The full run has a floor for the p99. */
const maxResponseMs = 28_000;

const internals =
  /\n\s+at |node:internal|node_modules|\/(dist|src)\/|\.(ts|js):\d|ECONN|ZodError|TypeError|SyntaxError|select .* from |syntax error at|relation "|constraint "/;

/** Headers that every API response must have. */
const requiredHeaders: Record<string, RegExp> = {
  'content-security-policy': /default-src 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cache-control': /./,
  'x-request-id': /^[\w-]{8,64}$/,
};
const forbiddenHeaders = ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie'];

export function checkHeaders({ headers }: HttpResponse): string[] {
  const missing = Object.entries(requiredHeaders)
    .filter(([name, wanted]) => !wanted.test(String(headers[name] ?? '')))
    .map(([name]) => `header ${name} is ${JSON.stringify(headers[name] ?? null)}`);
  return [
    ...missing,
    ...forbiddenHeaders.filter((name) => name in headers).map((name) => `header ${name} is there`),
  ];
}

/** An error response is the error envelope with a known code, and exposes no internals. */
export function checkErrorResponse(received: HttpResponse): string[] {
  const parsed = ErrorBody.strict().safeParse(jsonOf(received));
  return [
    ...(parsed.success ? [] : ['is not the error envelope']),
    ...(parsed.data && parsed.data.requestId !== received.headers['x-request-id']
      ? ['has another request id']
      : []),
    ...(internals.test(received.text) ? ['exposes internals'] : []),
  ];
}

/** The body matches the contract exactly. */
function checkBody({ response }: Route, received: HttpResponse): string[] {
  const type = received.headers['content-type'] ?? '';
  if (!type.startsWith('application/json')) {
    return /^(image\/jpeg|text\/csv; charset=utf-8|text\/event-stream; charset=utf-8)$/.test(type)
      ? []
      : [`has the content type ${type}`];
  }
  const body = jsonOf(received);
  const parsed = response.safeParse(body);
  if (!parsed.success) return [`is not what the contract says: ${parsed.error.issues[0]?.path.join('.')}`];
  return isDeepStrictEqual(parsed.data, body) ? [] : ['has more than the contract says'];
}

/** Checks that apply to every response. */
export function checkResponse(route: Route, received: HttpResponse): string[] {
  const { status, ms } = received;
  if (status === 0) return [`no response: ${received.text}`];
  // A full photo queue answers 503 by design.
  const isBusy = status === 503 && received.text.includes('"classifier_busy"');
  return [
    ...(status >= 500 && !isBusy ? [`status ${status}`] : []),
    ...(ms > maxResponseMs ? [`took ${Math.round(ms)} ms`] : []),
    ...(status === 304 ? [] : status < 400 ? checkBody(route, received) : checkErrorResponse(received)),
    ...checkHeaders(received),
  ];
}

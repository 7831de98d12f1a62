import type { ErrorBody, ErrorCode } from '@app/contract/errors';
import { internalText } from '@app/contract/internal-text';
import type { Route, RouteInput, RouteOutput } from '@app/contract/route';
import { storedToken } from '#web/lib/token.ts';

/** A refusal by the API, with the sentence to show. A lost network stays a `TypeError`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string>;
  /** Absent when the answer was not the API's own: a gateway that found no copy of it, for example. */
  readonly requestId: string | undefined;
  /** In how many seconds it may be taken; 0 when nothing is said. */
  readonly retryAfter: number;

  constructor(
    status: number,
    body: Pick<ErrorBody, 'code' | 'message' | 'fields'> & { requestId?: string | undefined },
    retryAfter = 0,
  ) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.requestId = body.requestId;
    this.retryAfter = retryAfter;
  }
}

type Input = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

type Options = {
  signal?: AbortSignal;
  /** Instead of the product's session: the identity server's token, where a route asks for it. */
  token?: string;
  /** Sent twice with one key, it has one effect. */
  idempotencyKey?: string;
  /** Whose request it is: should somebody else be signed in by now, the API refuses it. */
  memberId?: string;
};

/**
 * Calls one contract route. The API has checked its answer against the route's schema before sending it, so the
 * browser takes it at its word (docs/decisions/0015).
 */
export async function call<const R extends Route>(
  route: R,
  input: RouteInput<R>,
  options: Options = {},
): Promise<RouteOutput<R>> {
  const response = await send(route, input as Input, options);
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok && json !== undefined) return json as RouteOutput<R>;
  throw refusalOf(response, json);
}

/** For a route that answers with a file instead of JSON. */
export async function fetchFile<const R extends Route>(route: R, input: RouteInput<R>): Promise<Blob> {
  const response = await send(route, input as Input, {});
  if (response.ok) return response.blob();
  throw refusalOf(response, await response.json().catch(() => undefined));
}

async function send(
  route: Route,
  { params = {}, query = {}, body }: Input,
  { signal, token = storedToken.read() ?? undefined, idempotencyKey, memberId }: Options,
): Promise<Response> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  // The browser itself names the type of a form.
  const isForm = body instanceof FormData;
  const response = await fetch(`/api${path}${search.size ? `?${search}` : ''}`, {
    method: route.method,
    signal: signal ?? null,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(memberId && { 'x-member-id': memberId }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (import.meta.env.DEV) console.debug(`${route.method} ${path} ${response.status}`);
  return response;
}

const refusalOf = ({ status, headers }: Response, json: unknown) =>
  new ApiError(
    status,
    isRefusal(json) ? json : { code: 'internal', message: internalText },
    Number(headers.get('retry-after')) || 0,
  );

/** A gateway, or a network's sign-in page, answers with something else. */
const isRefusal = (json: unknown): json is ErrorBody =>
  typeof json === 'object' && json !== null && 'code' in json && 'message' in json;

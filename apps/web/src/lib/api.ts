import type { ErrorBody, ErrorCode } from '@app/contract/errors';
import { internalText } from '@app/contract/internal-text';
import type { Route, RouteInput, RouteOutput } from '@app/contract/route';
import { storedToken } from '#web/lib/token.ts';

/** An error response of the API, with the message to show. A network failure stays a `TypeError`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string>;
  /** Absent when the response did not come from the API: a gateway that reached no instance, for example. */
  readonly requestId: string | undefined;
  /** Seconds to wait before a retry; 0 when the response names none. */
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
  /** Replaces the session token, for routes that take the identity server's token. */
  token?: string;
  /** A request repeated with the same key takes effect once. */
  idempotencyKey?: string;
  /** The member who made the request: the API refuses it when another member is signed in by now. */
  memberId?: string;
};

/**
 * Calls one contract route. The API validates its response against the route's schema before sending it, so the
 * browser does not parse it again (docs/decisions/0015).
 */
export async function call<const R extends Route>(
  route: R,
  input: RouteInput<R>,
  options: Options = {},
): Promise<RouteOutput<R>> {
  const response = await send(route, input as Input, options);
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok && json !== undefined) return json as RouteOutput<R>;
  throw toApiError(response, json);
}

/** For a route that responds with a file instead of JSON. */
export async function fetchFile<const R extends Route>(route: R, input: RouteInput<R>): Promise<Blob> {
  const response = await send(route, input as Input, {});
  if (response.ok) return response.blob();
  throw toApiError(response, await response.json().catch(() => undefined));
}

async function send(
  route: Route,
  { params = {}, query = {}, body }: Input,
  { signal, token = storedToken.read() ?? undefined, idempotencyKey, memberId }: Options,
): Promise<Response> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  // The browser sets the content type of a form itself.
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

const toApiError = ({ status, headers }: Response, json: unknown) =>
  new ApiError(
    status,
    isErrorBody(json) ? json : { code: 'internal', message: internalText },
    Number(headers.get('retry-after')) || 0,
  );

/** A gateway, or a network's sign-in page, responds with another body. */
const isErrorBody = (json: unknown): json is ErrorBody =>
  typeof json === 'object' && json !== null && 'code' in json && 'message' in json;

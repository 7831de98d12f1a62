import { ErrorBody, type ErrorCode, errorText } from '@app/contract/errors';
import type { Route, RouteInput, RouteOutput } from '@app/contract/route';
import { storedToken } from '#web/lib/token.ts';

/** A refusal by the API, with the sentence to show. A lost network stays a `TypeError`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string>;
  /** Absent when the answer was not the API's own: a gateway that found no copy of it, for example. */
  readonly requestId: string | undefined;

  constructor(
    status: number,
    body: Pick<ErrorBody, 'code' | 'message' | 'fields'> & { requestId?: string | undefined },
  ) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.requestId = body.requestId;
  }
}

type Input = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

type Options = {
  signal?: AbortSignal;
  /** Instead of the product's session: the identity server's token, where a route asks for it. */
  token?: string;
};

/** Calls one contract route and returns its parsed answer. */
export async function call<const R extends Route>(
  route: R,
  input: RouteInput<R>,
  { signal, token = storedToken.read() ?? undefined }: Options = {},
): Promise<RouteOutput<R>> {
  const { params = {}, query = {}, body } = input as Input;
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`/api${path}${search.size ? `?${search}` : ''}`, {
    method: route.method,
    signal: signal ?? null,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (import.meta.env.DEV) console.debug(`${route.method} ${path} ${response.status}`);
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok) return route.response.parse(json) as RouteOutput<R>;
  const refusal = ErrorBody.safeParse(json).data ?? { code: 'internal', message: errorText.internal };
  throw new ApiError(response.status, refusal);
}

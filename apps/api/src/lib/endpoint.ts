import { ErrorBody } from '@app/contract/errors';
import type { Route } from '@app/contract/route';

type SchemaOf<R extends Route> = (R extends { body: infer B } ? { body: B } : unknown) &
  (R extends { params: infer P } ? { params: P } : unknown) &
  (R extends { query: infer Q } ? { querystring: Q } : unknown) & {
    response: { '2xx': R['response']; default: typeof ErrorBody };
  };

/** Turns a contract route into Fastify's `method`, `url` and `schema`. */
export function endpoint<const R extends Route>(route: R) {
  const { method, path, summary, signedIn, params, query, body, response } = route;
  const schema = {
    summary,
    ...(signedIn && { security: [{ session: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { '2xx': response, default: ErrorBody },
  } as unknown as SchemaOf<R>;
  return { method: method as R['method'], url: path, schema };
}

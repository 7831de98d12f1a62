import type { Route } from '@app/contract/route';
import type { TestApi } from './harness.ts';

type Given = { headers?: Record<string, string>; body?: object; path?: string };

/** One request to an endpoint of the contract; `path` fills in an address with parameters. */
export const call = ({ app }: Pick<TestApi, 'app'>, { method, path }: Route, given: Given = {}) =>
  app.inject({
    method,
    url: given.path ?? path,
    headers: given.headers ?? {},
    ...(given.body && { payload: given.body }),
  });

import { randomUUID } from 'node:crypto';
import type { Random } from '@app/api/test/random.ts';
import type { Route } from '@app/contract/route';
import type { z } from '@app/contract/zod';
import { recordScan } from '@app/contract/smart-sort';
import { fillPath } from '../../kit/http/endpoints.ts';
import type { RequestOptions } from '../../kit/http/http-client.ts';
import { hostileTexts } from '../hostile-texts.ts';
import { bearerOf, type TestUser } from '../../kit/product/users.ts';
import { corrupted, unusualValue } from './invalid-values.ts';
import { validValue, type Source } from './valid-values.ts';
import { encodeBody } from './raw-body.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** `accepts`: whether the contract accepts it; undefined when the body is rejected before validation. */
export type GeneratedRequest = { request: RequestOptions; accepts: boolean | undefined; hasCursor: boolean };

const unusualHeaders = (random: Random): Record<string, string> =>
  random.pick<Record<string, string>>([
    {},
    {},
    {},
    { 'idempotency-key': randomUUID() },
    { 'idempotency-key': random.pick(['x', '', 'a'.repeat(5000)]) },
    { 'x-member-id': random.pick(['', 'x', randomUUID(), "' or 1=1 --", 'a'.repeat(3000)]) },
    { 'x-forwarded-for': random.pick(['::1', "' or 1=1", '1.2.3.4, 5.6.7.8', 'x'.repeat(2000)]) },
    { 'x-request-id': random.pick(['"}\\n{"level":"fatal"', 'x'.repeat(3000), '<script>']) },
    { 'x-http-method-override': 'DELETE' },
    { origin: 'https://jahat.id', referer: 'https://jahat.id/' },
    { cookie: 'token=curian; __Host-x=1' },
    { 'if-none-match': '*', range: 'bytes=0-1' },
    { 'accept-encoding': 'gzip;q=0, br;q=9, *' },
    { 'user-agent': random.pick(hostileTexts).replaceAll(/[^\u0020-\u007e]/g, '') },
    { expect: '100-continue' },
  ]);

const unusualAuthorization = (random: Random, user: TestUser | undefined): Record<string, string> =>
  random.pick([
    {},
    { authorization: 'Bearer ' },
    { authorization: `bearer ${user?.token ?? 'x'}` },
    { authorization: `Bearer ${'a'.repeat(4000)}` },
    { authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}` },
    { authorization: `Bearer ${(user?.token ?? '').slice(0, -1)}` },
    { authorization: "Bearer ' or 1=1 --" },
  ]);

const accepts = (schema: z.ZodType | undefined, value: unknown) => !schema || schema.safeParse(value).success;

/** Parses a query as Fastify does: a repeated name becomes an array. */
function queryOf(search: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const before = query[name];
    query[name] = before === undefined ? value : [...[before].flat(), value];
  }
  return query;
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '').toWellFormed();

/** One request to an endpoint: valid, or with one invalid part. */
export function makeRequest(source: Source, route: Route, user: TestUser | undefined): GeneratedRequest {
  const { random } = source;
  const invalidPart = random.pick([
    'nothing',
    'body',
    'body',
    'body',
    'query',
    'params',
    'bytes',
    'user',
  ] as const);
  const generate = (schema: z.ZodType | undefined, isInvalid: boolean) => {
    if (!schema) return undefined;
    const value = validValue(source, jsonSchemaOf(schema));
    return isInvalid ? corrupted(random, value) : value;
  };
  const params = Object.fromEntries(
    Object.entries(generate(route.params, false) ?? {}).map(([name, value]) => [name, String(value)]),
  );
  for (const name of Object.keys(params)) {
    if (invalidPart === 'params' && random.below(2) === 0)
      params[name] = asText(unusualValue(random)).slice(0, 3000);
  }
  const queryValues = generate(route.query, invalidPart === 'query');
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(
    typeof queryValues === 'object' && queryValues ? queryValues : {},
  )) {
    for (const one of Array.isArray(value) ? value.slice(0, 20) : [value])
      search.append(name, asText(one).slice(0, 4000));
  }
  if (invalidPart === 'query' && random.below(4) === 0) search.append('a[b][__proto__]', 'x');
  const query = search.size > 0 ? `?${search.toString()}` : '';

  const body = encodeBody(
    source,
    route,
    generate(route.body, invalidPart === 'body'),
    invalidPart === 'bytes',
  );
  const extraHeaders = unusualHeaders(random);
  const headers = {
    ...body.headers,
    ...(invalidPart === 'user' ? unusualAuthorization(random, user) : bearerOf(user)),
    // Required for this route only.
    ...(route === recordScan && { 'idempotency-key': randomUUID() }),
    ...extraHeaders,
  };
  const isReadable = body.value !== undefined || body.isWellFormed;
  const isAccepted =
    accepts(route.params, params) && accepts(route.query, queryOf(query)) && accepts(route.body, body.value);
  // The idempotency key is not part of the contract's schemas, so its effect is unknown.
  const isDecided = isReadable && !('idempotency-key' in extraHeaders);
  return {
    request: { method: route.method, path: fillPath(route.path, params) + query, headers, body: body.bytes },
    accepts: isDecided ? isAccepted : undefined,
    hasCursor: search.has('cursor'),
  };
}

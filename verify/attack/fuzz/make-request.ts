import { randomUUID } from 'node:crypto';
import type { Random } from '@app/api/test/random';
import type { Route } from '@app/contract/route';
import type { z } from '@app/contract/zod';
import { recordScan } from '@app/contract/smart-sort';
import { fillPath } from '../../kit/http/endpoints.ts';
import type { Asked } from '../../kit/http/exchange.ts';
import { hostileTexts } from '../hostile-texts.ts';
import { bearerOf, type Person } from '../../kit/product/people.ts';
import { spoilt, strangeValue } from './bad-values.ts';
import { good, type Source } from './good-values.ts';
import { carried } from './raw-body.ts';
import { shapeOf } from './shape.ts';

/** `accepts`: what the contract says of it; undefined where its bytes decide before the contract is asked. */
export type Made = { asked: Asked; accepts: boolean | undefined; hasCursor: boolean };

const wildHeaders = (random: Random): Record<string, string> =>
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

const wildAuthorization = (random: Random, person: Person | undefined): Record<string, string> =>
  random.pick([
    {},
    { authorization: 'Bearer ' },
    { authorization: `bearer ${person?.token ?? 'x'}` },
    { authorization: `Bearer ${'a'.repeat(4000)}` },
    { authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}` },
    { authorization: `Bearer ${(person?.token ?? '').slice(0, -1)}` },
    { authorization: "Bearer ' or 1=1 --" },
  ]);

const accepts = (schema: z.ZodType | undefined, value: unknown) => !schema || schema.safeParse(value).success;

/** As Fastify reads a query: a name that comes twice is a list. */
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

/** One request to an endpoint: as the contract wants it, or with one part of it spoilt. */
export function makeRequest(source: Source, route: Route, person: Person | undefined): Made {
  const { random } = source;
  const wrong = random.pick([
    'nothing',
    'body',
    'body',
    'body',
    'query',
    'params',
    'bytes',
    'person',
  ] as const);
  const filled = (schema: z.ZodType | undefined, isSpoilt: boolean) => {
    if (!schema) return undefined;
    const value = good(source, shapeOf(schema));
    return isSpoilt ? spoilt(random, value) : value;
  };
  const params = Object.fromEntries(
    Object.entries(filled(route.params, false) ?? {}).map(([name, value]) => [name, String(value)]),
  );
  for (const name of Object.keys(params)) {
    if (wrong === 'params' && random.below(2) === 0)
      params[name] = asText(strangeValue(random)).slice(0, 3000);
  }
  const given = filled(route.query, wrong === 'query');
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(typeof given === 'object' && given ? given : {})) {
    for (const one of Array.isArray(value) ? value.slice(0, 20) : [value])
      search.append(name, asText(one).slice(0, 4000));
  }
  if (wrong === 'query' && random.below(4) === 0) search.append('a[b][__proto__]', 'x');
  const query = search.size > 0 ? `?${search.toString()}` : '';

  const body = carried(source, route, filled(route.body, wrong === 'body'), wrong === 'bytes');
  const wild = wildHeaders(random);
  const headers = {
    ...body.headers,
    ...(wrong === 'person' ? wildAuthorization(random, person) : bearerOf(person)),
    // Never sent without one; all others may be.
    ...(route === recordScan && { 'idempotency-key': randomUUID() }),
    ...wild,
  };
  const isReadable = body.value !== undefined || body.isPlain;
  const isAccepted =
    accepts(route.params, params) && accepts(route.query, queryOf(query)) && accepts(route.body, body.value);
  // A key may be wrong, or that of something else: it is no part of the contract's schemas.
  const isDecided = isReadable && !('idempotency-key' in wild);
  return {
    asked: { method: route.method, path: fillPath(route.path, params) + query, headers, body: body.bytes },
    accepts: isDecided ? isAccepted : undefined,
    hasCursor: search.has('cursor'),
  };
}

import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ErrorBody, errorText } from '@app/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.app.listen({ port: 0 });
});
afterAll(() => api.stop());

const post = (payload: string, type = 'application/json') =>
  api.app.inject({
    method: 'POST',
    url: '/diagnostics/page-errors',
    payload,
    headers: { 'content-type': type },
  });

const echo = async (id: string) =>
  (await api.app.inject({ url: '/health/live', headers: { 'x-request-id': id } })).headers['x-request-id'];

describe('every refusal', () => {
  test('carries exactly the agreed fields', async () => {
    const response = await api.app.inject('/tidak-ada');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      success: false,
      code: 'not_found',
      message: errorText.not_found,
      requestId: response.headers['x-request-id'],
    });
  });

  test('is named as JSON, also where the route serializes its own responses', async () => {
    const response = await api.app.inject('/education/news?cursor=W');
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('names each bad field with an Indonesian sentence', async () => {
    const response = await post(JSON.stringify({ message: 5, path: '/x', stack: 'x'.repeat(4001) }));
    expect(response.json()).toEqual({
      success: false,
      code: 'invalid_input',
      message: errorText.invalid_input,
      fields: {
        message: 'Isi bagian ini dengan teks.',
        stack: 'Isi paling banyak 4.000 karakter.',
        version: 'Bagian ini wajib diisi.',
      },
      requestId: response.headers['x-request-id'],
    });
  });

  test.each([
    ['broken JSON', () => post('{'), 400, 'invalid_input'],
    ['a list where an object belongs', () => post('[]'), 400, 'invalid_input'],
    ['JSON that poisons prototypes', () => post('{"__proto__":{"x":1}}'), 400, 'invalid_input'],
    ['another media type', () => post('<a/>', 'text/xml'), 415, 'invalid_input'],
    ['65 KB', () => post(JSON.stringify({ message: 'x'.repeat(65 * 1024) })), 413, 'too_large'],
    ['an address that is no UTF-8', () => api.app.inject('/%E0%A4%A'), 400, 'invalid_input'],
  ])('%s is the fault of the sender, not ours', async (_, send, status, code) => {
    const response = await send();
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(() => ErrorBody.parse(response.json())).not.toThrow();
    expect(response.headers['x-request-id']).toBe(response.json().requestId);
  });

  test('bytes that are no HTTP are answered in the same form, with the headers of every answer', async () => {
    const socket = connect(Number(new URL(api.app.listeningOrigin).port), '127.0.0.1');
    socket.end('GET / HTTP/1.1\r\nno colon here\r\n\r\n');
    const [head = '', body] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    const { code, requestId } = ErrorBody.parse(JSON.parse(body ?? ''));
    expect(code).toBe('invalid_input');
    const rawHeaders = new Map(
      head
        .split('\r\n')
        .map((line) => line.split(': ') as [string, string])
        .map(([name, value]) => [name.toLowerCase(), value]),
    );
    expect(rawHeaders.get('x-request-id')).toBe(requestId);
    const { headers } = await api.app.inject('/tidak-ada');
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-resource-policy',
      'cache-control',
      'content-type',
    ])
      expect([name, rawHeaders.get(name)]).toEqual([name, headers[name]]);
  });
});

describe('the request id', () => {
  test('of the gateway is kept', async () => {
    expect(await echo('0123456789abcdef0123456789abcdef')).toBe('0123456789abcdef0123456789abcdef');
  });

  test.each(['abc', '0123456789abcdef0123456789abcdef\u0009x', `${'0'.repeat(32)}"}`, 'A'.repeat(32)])(
    'of somebody else (%j) is replaced by one of ours',
    async (junk) => {
      expect(await echo(junk)).toMatch(/^[0-9a-f]{32}$/);
    },
  );
});

test('a fault of ours is logged once, with the id, and its text stays inside', async () => {
  await api.db.schema.alterTable('app.session').renameTo('gone').execute();
  const response = await api.app.inject({
    url: '/auth/me',
    headers: { authorization: `Bearer ${'a'.repeat(43)}` },
  });
  await api.db.schema.alterTable('app.gone').renameTo('session').execute();

  expect([response.statusCode, response.json().code]).toEqual([500, 'internal']);
  expect(response.body).not.toMatch(/session|relation|select/);
  const lines = api.logged.filter((line) => line.includes(response.json().requestId));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', err: { code: '42P01' } });
});

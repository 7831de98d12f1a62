import { type PageError, reportPageError } from '@app/contract/diagnostics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const broken: PageError = { message: 'x is not a function', path: '/edukasi', version: '1.0.0' };
let visitors = 0;
const newVisitor = () => `203.0.113.${++visitors}`;

const report = (payload: object, visitor = newVisitor()) =>
  api.app.inject({
    method: reportPageError.method,
    url: reportPageError.path,
    payload,
    headers: { 'x-forwarded-for': visitor },
  });

test('a broken page is in the log under the id that the visitor is told', async () => {
  const response = await report({ ...broken, stack: 'at home.tsx:3' });
  const { errorId } = reportPageError.response.parse(response.json());
  const line = api.logged.map((text) => JSON.parse(text)).find((entry) => entry.requestId === errorId);
  expect(line).toMatchObject({ level: 'warn', page: { ...broken, stack: 'at home.tsx:3' } });
});

test('an address with a query is refused, because queries carry secrets', async () => {
  const response = await report({ ...broken, path: '/reset-password?token=rahasia' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { path: expect.any(String) } });
  expect(api.logged.join()).not.toContain('rahasia');
});

test('text without end is refused and named', async () => {
  const { fields } = (await report({ ...broken, message: 'x'.repeat(501) })).json();
  expect(fields).toEqual({ message: 'Isi paling banyak 500 karakter.' });
});

test('the eleventh report within a minute has to wait; another visitor has not', async () => {
  const flooder = newVisitor();
  for (let count = 0; count < 10; count++) expect((await report(broken, flooder)).statusCode).toBe(200);
  const refused = await report(broken, flooder);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await report(broken)).statusCode).toBe(200);
});

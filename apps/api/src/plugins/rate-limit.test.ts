import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { waitForLockWaiters, waitUntilDisconnected } from '#test/waiting.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ RATE_LIMIT_VISITOR: '5', RATE_LIMIT_MEMBER: '8', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => api.stop());

type Visit = { url?: string; headers?: Record<string, string>; remoteAddress?: string };
const visit = async ({ url = '/openapi.json', ...options }: Visit) =>
  (await api.app.inject({ url, ...options })).statusCode;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

async function statuses(times: number, options: Visit) {
  const seen = new Map<number, number>();
  for (let count = 0; count < times; count++) {
    const status = await visit(options);
    seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  return Object.fromEntries(seen);
}

test('a visitor is stopped at the limit, another address is not', async () => {
  expect(await statuses(7, from('198.51.100.1'))).toEqual({ 200: 5, 429: 2 });
  expect(await visit(from('198.51.100.2'))).toBe(200);
});

test('every instance of the API counts the same visitor', async () => {
  await statuses(5, from('198.51.100.3'));
  const { app } = await api.startInstance();
  expect((await app.inject({ url: '/openapi.json', ...from('198.51.100.3') })).statusCode).toBe(429);
});

test('members behind one address are counted each for themselves, and higher', async () => {
  const [one, other] = [await api.signIn(), await api.signIn()];
  const school = '198.51.100.4';
  const as = (headers: object) => ({ url: '/auth/me', headers: { ...from(school).headers, ...headers } });
  expect(await statuses(9, as(one.headers))).toEqual({ 200: 8, 429: 1 });
  expect(await statuses(2, as(other.headers))).toEqual({ 200: 2 });
});

const forge = (letter: string) => ({
  url: '/auth/me',
  headers: { ...from('198.51.100.5').headers, authorization: `Bearer ${letter.repeat(43)}` },
});

test('invented tokens do not make a visitor a member', async () => {
  const seen = [];
  for (const letter of 'abcdefg') seen.push(await visit(forge(letter)));
  expect(seen).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('guessing addresses is limited too', async () => {
  expect(await statuses(7, { url: '/tidak-ada', ...from('198.51.100.6') })).toEqual({ 404: 5, 429: 2 });
});

test('a forwarded address counts only when our own gateway says it', async () => {
  const stranger = '198.51.100.7';
  const seen = [];
  for (let count = 0; count < 7; count++) {
    seen.push(await visit({ ...from(`192.0.2.${count}`), remoteAddress: stranger }));
  }
  expect(seen.filter((status) => status === 429)).toHaveLength(2);
});

test('a whole IPv6 network counts as one visitor', async () => {
  const seen = [];
  for (let count = 1; count <= 6; count++) seen.push(await visit(from(`2001:db8:1:2::${count}`)));
  expect(seen.at(-1)).toBe(429);
  expect(await visit(from('2001:db8:1:3::1'))).toBe(200);
});

test('a client that disconnects during the session lookup causes no error', async () => {
  const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  const stranger = { authorization: `Bearer ${'y'.repeat(43)}` };
  const socket = connect(Number(port), '127.0.0.1');
  await api.db.transaction().execute(async (transaction) => {
    await sql`lock table app.session in access exclusive mode`.execute(transaction);
    socket.write(`GET /auth/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${'z'.repeat(43)}\r\n\r\n`);
    await waitForLockWaiters(api.db, 1);
    socket.destroy();
    await waitUntilDisconnected(api.app);
  });
  await waitForLockWaiters(api.db, 0);
  // A later look-up has been answered, so the one of the client that left is over too.
  expect((await api.app.inject({ url: '/auth/me', headers: stranger })).statusCode).toBe(401);
  expect(api.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test('probes are never refused', async () => {
  expect(await statuses(20, { url: '/health/live', ...from('198.51.100.8') })).toEqual({ 200: 20 });
});

import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';

const started: TestApi[] = [];
const start = async (overrides = {}) => {
  const api = await startTestApi(overrides);
  started.push(api);
  return api;
};
afterAll(() => Promise.all(started.map((api) => api.stop())));

test('the operator reads figures by route pattern, of the pool, the loop and the queues', async () => {
  const { app } = await start();
  await app.inject('/auth/me?x=rahasia');
  await app.inject('/tidak-ada/123');
  const { body } = await app.inject('/metrics');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/auth/me",status="401"} 1');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1');
  expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(body).toMatch(/database_pool_connections\{state="idle"\} \d/);
  expect(body).toContain('queue_jobs{queue="mail.send",state="queued"} 0');
  expect(body).not.toMatch(/rahasia|tidak-ada/);
});

test('every figure that an alert or the dashboard asks for is there', async () => {
  const { app } = await start();
  const { body } = await app.inject('/metrics');
  const exported = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!));
  const asked = ['alerts.yaml', 'dashboard.json'].flatMap((file) => {
    const text = readFileSync(new URL(`../../../../infra/monitoring/${file}`, import.meta.url), 'utf8');
    return [...text.matchAll(/(\w+)\{job=\\?"pilahbumi-api\\?"/g)].map(([, name]) => name!);
  });
  const missing = asked
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''))
    .filter((name) => name !== 'up' && !exported.has(name));
  expect(asked.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('nobody who comes through the gateway sees them', async () => {
  const { app } = await start();
  const response = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
});

test('with a token set, the token decides', async () => {
  const { app } = await start({ METRICS_TOKEN: 'a-token-of-the-operator' });
  const read = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/metrics', headers })).statusCode;
  expect(await read({})).toBe(404);
  expect(await read({ authorization: 'Bearer a-token-of-somebody-els' })).toBe(404);
  expect(
    await read({ authorization: 'Bearer a-token-of-the-operator', 'x-forwarded-for': '203.0.113.1' }),
  ).toBe(200);
});

import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, expect, test } from 'vitest';
import { connectRedis } from '#api/clients/redis.ts';
import { freezeClock } from '#test/frozen-clock.ts';
import { localVariables } from '#test/harness.ts';
import { freePort } from '../../../../services/src/free-port.ts';
import { requestBudget } from './request-budget.ts';

// No command timeout as in production: a timed-out request passes, so a slow machine would hide a failure.
const options = { keyPrefix: `test:${process.pid}:`, enableAutoPipelining: true };
const connections = [0, 1, 2, 3].map(() => new Redis(localVariables().REDIS_URL ?? '', options));
afterAll(() => {
  for (const redis of connections) redis.disconnect();
});

/** One API instance per connection; all count together. */
const instances = (limit: number, window = 60_000) => {
  const name = `${randomUUID()}:`;
  return connections.map((redis) => requestBudget(redis, { name, limit, windowMs: window }));
};

async function passed(budgets: ReturnType<typeof instances>, times: number, key = 'x') {
  let count = 0;
  for (let turn = 0; turn < times; turn += 1) {
    if ((await budgets[turn % budgets.length]!.take(key)) === 0) count += 1;
  }
  return count;
}

test.each([5, 64, 300, 1500])('one instance lets exactly %i through', async (limit) => {
  expect(await passed(instances(limit).slice(0, 1), limit + 50)).toBe(limit);
});

test('four instances together never let more through, and at most one share each less', async () => {
  const count = await passed(instances(1500), 3000);
  expect(count).toBeLessThanOrEqual(1500);
  expect(count).toBeGreaterThanOrEqual(1500 - 4 * 24);
});

test('requests that come all at once pass no more often', async () => {
  const budgets = instances(300);
  const waits = await Promise.all(Array.from({ length: 1000 }, async (_, n) => budgets[n % 4]!.take('x')));
  const count = waits.filter((wait) => wait === 0).length;
  expect(count).toBeLessThanOrEqual(300);
  expect(count).toBeGreaterThan(270);
});

test('another key has a budget of its own', async () => {
  const budgets = instances(5);
  expect(await passed(budgets, 9, 'one')).toBe(5);
  expect(await passed(budgets, 9, 'other')).toBe(5);
});

test('says how long to wait, and opens again when the window is over', async () => {
  const [redis] = connections;
  const name = `${randomUUID()}:`;
  const budget = requestBudget(redis!, { name, limit: 128, windowMs: 60_000 });
  expect(await passed([budget], 200)).toBe(128);
  const wait = await budget.take('x');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60_000);
  // Both clocks reach the end of the window: the one of Redis, which would delete the key by itself, and ours.
  expect(await redis!.pttl(`${name}x`)).toBeGreaterThan(0);
  await redis!.del(`${name}x`);
  freezeClock(wait);
  expect(await passed([budget], 200)).toBe(128);
});

test('most requests do not ask Redis', async () => {
  const [budget] = instances(1500);
  await budget!.take('x');
  const waits = Array.from({ length: 23 }, () => budget!.take('x'));
  expect(new Set(waits)).toEqual(new Set([0]));
});

test('without Redis everybody passes', async () => {
  const redis = connectRedis(`redis://127.0.0.1:${await freePort()}`);
  const budget = requestBudget(redis, { name: 'x', limit: 2, windowMs: 60_000 });
  expect(await passed([budget], 20)).toBe(20);
  redis.disconnect();
});

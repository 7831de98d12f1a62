import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, expect, test } from 'vitest';
import { connectRedis } from '#api/clients/redis.ts';
import { localVariables, pause } from '#test/harness.ts';
import { freePort } from '../../../../services/src/free-port.ts';
import { requestBudget } from './request-budget.ts';

// More patient than the product's own: who runs out of time passes, and a busy machine would prove nothing.
const options = { keyPrefix: `test:${process.pid}:`, enableAutoPipelining: true };
const connections = [0, 1, 2, 3].map(() => new Redis(localVariables().REDIS_URL ?? '', options));
afterAll(() => {
  for (const redis of connections) redis.disconnect();
});

/** As many copies of the API as there are connections, which count together. */
const copies = (limit: number, window = 60_000) => {
  const name = `${randomUUID()}:`;
  return connections.map((redis) => requestBudget(redis, { name, limit, window }));
};

async function passed(budgets: ReturnType<typeof copies>, times: number, key = 'x') {
  let count = 0;
  for (let turn = 0; turn < times; turn += 1) {
    if ((await budgets[turn % budgets.length]!.take(key)) === 0) count += 1;
  }
  return count;
}

test.each([5, 64, 300, 1500])('one copy lets exactly %i through', async (limit) => {
  expect(await passed(copies(limit).slice(0, 1), limit + 50)).toBe(limit);
});

test('four copies together never let more through, and at most one share each less', async () => {
  const count = await passed(copies(1500), 3000);
  expect(count).toBeLessThanOrEqual(1500);
  expect(count).toBeGreaterThanOrEqual(1500 - 4 * 24);
});

test('requests that come all at once pass no more often', async () => {
  const budgets = copies(300);
  const waits = await Promise.all(Array.from({ length: 1000 }, async (_, n) => budgets[n % 4]!.take('x')));
  const count = waits.filter((wait) => wait === 0).length;
  expect(count).toBeLessThanOrEqual(300);
  expect(count).toBeGreaterThan(270);
});

test('another key has a budget of its own', async () => {
  const budgets = copies(5);
  expect(await passed(budgets, 9, 'one')).toBe(5);
  expect(await passed(budgets, 9, 'other')).toBe(5);
});

test('says how long to wait, and opens again when the window is over', async () => {
  const [budget] = copies(128, 300);
  expect(await passed([budget!], 200)).toBe(128);
  const wait = await budget!.take('x');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(300);
  await pause(wait + 20);
  expect(await passed([budget!], 200)).toBe(128);
});

test('most requests do not ask Redis', async () => {
  const [budget] = copies(1500);
  await budget!.take('x');
  const waits = Array.from({ length: 23 }, () => budget!.take('x'));
  expect(new Set(waits)).toEqual(new Set([0]));
});

test('without Redis everybody passes', async () => {
  const redis = connectRedis(`redis://127.0.0.1:${await freePort()}`, '');
  const budget = requestBudget(redis, { name: 'x', limit: 2, window: 60_000 });
  expect(await passed([budget], 20)).toBe(20);
  redis.disconnect();
});

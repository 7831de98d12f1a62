import { expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { promiseCache } from './promise-cache.ts';

/** Counts its calls, each of which ends when it is told to. */
function slowWork() {
  const calls: PromiseWithResolvers<number | null>[] = [];
  const work = () => {
    const call = Promise.withResolvers<number | null>();
    calls.push(call);
    return call.promise;
  };
  return { calls, work };
}

const cacheOf = (options: { maxEntries?: number; ttlMs?: number } = {}) =>
  promiseCache<number | null>({ maxEntries: 10, ttlMs: 60_000, ...options });

test('everybody who asks meanwhile gets the same answer, and so does who asks later', async () => {
  const { calls, work } = slowWork();
  const cache = cacheOf();
  const asked = [cache.get('a', work), cache.get('a', work)];
  calls[0]!.resolve(1);
  expect(await Promise.all(asked)).toEqual([1, 1]);
  expect(await cache.get('a', work)).toBe(1);
  expect(calls).toHaveLength(1);
});

test('null is an answer too', async () => {
  const { calls, work } = slowWork();
  const cache = cacheOf();
  const asked = cache.get('a', work);
  calls[0]!.resolve(null);
  expect(await asked).toBeNull();
  expect(await cache.get('a', work)).toBeNull();
  expect(calls).toHaveLength(1);
});

test('an answer is computed again when its time is over', async () => {
  const cache = cacheOf({ ttlMs: 50 });
  expect(await cache.get('a', async () => 1)).toBe(1);
  const again = await eventually(
    () => cache.get('a', async () => 2),
    (answer) => answer === 2,
  );
  expect(again).toBe(2);
});

test('a failure is not kept', async () => {
  const cache = cacheOf();
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', async () => 2)).toBe(2);
});

test('clearing breaks off nobody, and what was under way then is not kept', async () => {
  const { calls, work } = slowWork();
  const cache = cacheOf();
  const before = cache.get('a', work);
  cache.clear();
  const after = cache.get('a', work);
  calls[1]!.resolve(2);
  calls[0]!.resolve(1);
  expect(await Promise.all([before, after])).toEqual([1, 2]);
  expect(await cache.get('a', work)).toBe(2);
});

test('a failure from before clearing does not take away what came after it', async () => {
  const { calls, work } = slowWork();
  const cache = cacheOf();
  const before = cache.get('a', work);
  cache.clear();
  const after = cache.get('a', work);
  calls[0]!.reject(new Error('away'));
  await expect(before).rejects.toThrow('away');
  calls[1]!.resolve(2);
  await after;
  expect(await cache.get('a', work)).toBe(2);
  expect(calls).toHaveLength(2);
});

test('the key that was used longest ago goes first', async () => {
  const cache = cacheOf({ maxEntries: 2 });
  await cache.get('a', async () => 1);
  await cache.get('b', async () => 2);
  await cache.get('a', async () => 9);
  await cache.get('c', async () => 3);
  expect(await cache.get('a', async () => 9)).toBe(1);
  expect(await cache.get('b', async () => 9)).toBe(9);
});

import { expect, test } from 'vitest';
import { batchLoader } from './batch-loader.ts';

/** A loader whose queries end when they are told to; each answers with its number. */
function slowLoader() {
  const queries: { keys: readonly string[]; end: () => void; fail: () => void }[] = [];
  const load = batchLoader((keys: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<(key: string) => string>();
    const number = queries.length + 1;
    queries.push({
      keys,
      end: () => resolve((key) => `${key}${number}`),
      fail: () => reject(new Error('away')),
    });
    return promise;
  });
  const nthQuery = async (count: number) => {
    await expect.poll(() => queries.length).toBe(count);
  };
  return { queries, load, nthQuery };
}

test('whoever comes while a query runs shares the next one, and it starts after the first', async () => {
  const { queries, load, nthQuery } = slowLoader();
  const first = load('a');
  await nthQuery(1);
  const later = [load('a'), load('b'), load('c')];
  // A query that another loader was asked for later has begun, so this one would have begun too.
  const other = slowLoader();
  void other.load('x');
  await other.nthQuery(1);
  expect(queries).toHaveLength(1);
  queries[0]!.end();
  expect(await first).toBe('a1');
  await nthQuery(2);
  expect(queries[1]!.keys).toEqual(['a', 'b', 'c']);
  queries[1]!.end();
  expect(await Promise.all(later)).toEqual(['a2', 'b2', 'c2']);
});

test('nothing is remembered', async () => {
  const { queries, load, nthQuery } = slowLoader();
  const first = load('a');
  await nthQuery(1);
  queries[0]!.end();
  await first;
  const second = load('a');
  await nthQuery(2);
  queries[1]!.end();
  expect(await second).toBe('a2');
});

test('a query that fails fails for those who waited for it, and the next one runs', async () => {
  const { queries, load, nthQuery } = slowLoader();
  const first = load('a');
  await nthQuery(1);
  const second = load('b');
  queries[0]!.fail();
  await expect(first).rejects.toThrow('away');
  await nthQuery(2);
  queries[1]!.end();
  expect(await second).toBe('b2');
});

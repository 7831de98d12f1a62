import { expect, test } from 'vitest';
import { formatCount, ticksUpTo } from './chart-scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [6, [0, 2, 4, 6]],
  [34, [0, 10, 20, 30, 40]],
  [100_000, [0, 50_000, 100_000]],
])('an axis up to %i has round, whole ticks', (highest, ticks) => {
  expect(ticksUpTo(highest)).toEqual(ticks);
});

test('large counts are shortened the Indonesian way', () => {
  expect([1284, 9999, 12_345].map(formatCount)).toEqual(['1.284', '9.999', '12\u00a0rb']);
});

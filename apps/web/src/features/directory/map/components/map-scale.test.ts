import { expect, test } from 'vitest';
import { roundBelow } from './map-scale.tsx';

test.each([
  [7, 5],
  [1999, 1000],
  [2000, 2000],
  [49_000, 20_000],
  [1_000_000, 1_000_000],
])('a ruler of at most %d m shows %d m', (limit, shown) => {
  expect(roundBelow(limit)).toBe(shown);
});

import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

// The worked examples of R. G. Newcombe, "Two-sided confidence intervals for the single proportion", 1998, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i is between %f and %f', (hits, tries, low, high) => {
  const interval = wilsonInterval(hits, tries);
  expect([interval.low.toFixed(4), interval.high.toFixed(4)]).toEqual([low.toFixed(4), high.toFixed(4)]);
});

test('all of them right is not certainty', () => {
  const { low, high } = wilsonInterval(10, 10);
  expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.7225', '1.0000']);
});

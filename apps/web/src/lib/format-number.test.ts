import { expect, test } from 'vitest';
import { formatCompact, formatNumber } from './format-number.ts';

test('numbers are written as Indonesian writes them, like Intl does', () => {
  const values = [0, 7, 999, 1000, 13_274, 1_234_567, -4200, 0.5, 2.25, 94.96, 1234.5678, 0.0004];
  for (const value of values) expect(formatNumber(value)).toBe(value.toLocaleString('id-ID'));
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  for (const value of values)
    expect(formatNumber(value, { least: 1, most: 1 })).toBe(value.toLocaleString('id-ID', oneDecimal));
});

test('large counts are short where there is little room', () => {
  const compact = new Intl.NumberFormat('id-ID', { notation: 'compact' });
  for (const count of [1, 980, 999, 1000, 1249, 9949, 9950, 14_321, 999_499, 999_500, 1_250_000, 27_000_000])
    expect(formatCompact(count)).toBe(compact.format(count));
});

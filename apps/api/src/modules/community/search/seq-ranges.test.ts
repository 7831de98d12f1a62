import { expect, test } from 'vitest';
import { marksBetween, sampleMarksBetween, startBelow } from './seq-ranges.ts';

test('marks cover exactly the posts between two numbers, the newest first', () => {
  expect(marksBetween(0, 1)).toBe("'#a0'");
  expect(marksBetween(0, 4096)).toBe("'#a0'");
  expect(marksBetween(0, 4097)).toBe("'#a1' | '#a0'");
  expect(marksBetween(4096, 16_384)).toBe("'#a3' | '#a2' | '#a1'");
  expect(marksBetween(0, 16_384)).toBe("'#b0'");
  expect(marksBetween(0, 70_000)).toBe("'#a17' | '#a16' | '#c0'");
  expect(marksBetween(2 ** 20, 3 * 2 ** 20 + 5)).toBe("'#a768' | '#e2' | '#e1'");
});

test('a wide step begins at a round number, a narrow one in the range of its last post', () => {
  expect(startBelow(10_000, 1)).toBe(8192);
  expect(startBelow(8192, 1)).toBe(4096);
  expect(startBelow(10_000, 3000)).toBe(4096);
  expect(startBelow(100_000, 70_000)).toBe(0);
  expect(startBelow(5_000_000, 1_100_000)).toBe(3 * 2 ** 20);
  expect(startBelow(5_000_000, 10 ** 12)).toBe(0);
});

test('a sample is named by the largest ranges', () => {
  expect(sampleMarksBetween(0, 5)).toBe("'#s0'");
  expect(sampleMarksBetween(2 ** 20, 3 * 2 ** 20 + 5)).toBe("'#s1' | '#s2' | '#s3'");
});

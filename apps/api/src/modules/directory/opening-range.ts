import type { Opening } from './opening-hours.ts';

/** As PostgreSQL writes an int4multirange. */
export const writeRanges = (openings: readonly Opening[]): string =>
  `{${openings.map(([from, to]) => `[${from},${to})`).join(',')}}`;

export const readRanges = (text: string): Opening[] =>
  [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]): Opening => [Number(from), Number(to)]);

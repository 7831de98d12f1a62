// What every benchmark does with its numbers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const rounded = (number: number) => Math.round(number * 100) / 100;
export const percentile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
export const median = (numbers: number[]) => rounded(percentile(numbers, 0.5));

/**
 * Prints the figures as the last line. The floors stand beside the benchmark, in the shape of what it prints; below
 * one of them it says which, and the process ends with 1.
 */
export function conclude<Result extends object>(
  benchmark: string,
  result: Result,
  failuresBelow: (floors: Result) => (string | false)[],
): void {
  const file = join(import.meta.dirname, `${benchmark}.floors.json`);
  const failures = failuresBelow(JSON.parse(readFileSync(file, 'utf8')) as Result).filter(Boolean);
  for (const failure of failures) console.error(`below the floor: ${failure}`);
  console.info(JSON.stringify(result));
  process.exitCode = failures.length > 0 ? 1 : 0;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Prints the figures as the last line. The floors are in `NAME.floors.json` beside the command, in the shape of
 * the result; a figure below its floor is named on stderr, and the process ends with 1.
 */
export function conclude<Result extends object>(
  folder: string,
  name: string,
  result: Result,
  failuresBelow: (floors: Result) => (string | false)[],
): void {
  const file = join(folder, `${name}.floors.json`);
  const failures = failuresBelow(JSON.parse(readFileSync(file, 'utf8')) as Result).filter(Boolean);
  for (const failure of failures) console.error(`below the floor: ${failure}`);
  console.info(JSON.stringify(result));
  process.exitCode = failures.length > 0 ? 1 : 0;
}

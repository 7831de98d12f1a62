/** One row of the printed table. */
export type Check = { what: string; holds: boolean; seen: string };

export const failuresOf = (checks: readonly Check[]): string[] =>
  checks.filter(({ holds }) => !holds).map(({ what, seen }) => `${what}: ${seen}`);

export function printChecks(checks: readonly Check[]): void {
  const width = Math.max(...checks.map(({ what }) => what.length));
  for (const { what, holds, seen } of checks)
    console.info(`${holds ? 'yes' : 'NO '}  ${what.padEnd(width)}  ${seen}`);
}

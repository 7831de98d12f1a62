// What the machine must have, and whether it has it: `pnpm doctor [servers gateway …]`. With `--install` it brings what
// is missing and says nothing when all is there. Ends with 1 when something is missing that was asked for; the demo's
// programs are asked for unless others are named.
import { parseArgs } from 'node:util';
import { ensurePrograms, mayInstall } from '@app/services/src/machine/ensure.ts';
import { fetchedGo, findGo, oldestGo } from '@app/services/src/machine/go.ts';
import {
  type Requirement,
  type Use,
  locate,
  packagesOf,
  requirements,
  requirementsOf,
} from '@app/services/src/machine/requirements.ts';

const { values, positionals } = parseArgs({
  options: { install: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const known = new Set<string>(requirements.flatMap(({ usedBy }) => usedBy));
const isUse = (word: string): word is Use => known.has(word);
const uses = positionals.filter(isUse);
const unknown = positionals.filter((word) => !isUse(word));
if (unknown.length > 0) {
  console.error(`nobody uses ${unknown.join(', ')}; there are ${[...known].join(', ')}`);
  process.exit(2);
}

const demo: Use[] = ['servers', 'gateway'];
const asked = uses.length > 0 ? uses : demo;

const row = (state: string, program: string, rest: string) =>
  console.info(`${state.padEnd(9)}${program.padEnd(25)}${rest}`);

function print(wanted: Requirement): void {
  const path = locate(wanted);
  const state = path ? 'found' : wanted.isOptional ? 'optional' : 'missing';
  const packages = path ? '' : `; Debian: ${wanted.debian.join(' ')}`;
  row(state, wanted.program, `${wanted.usedBy.join(', ')}: ${wanted.why}${packages}`);
}

function printGo(): void {
  const go = findGo();
  const source = go ? '' : `; Go ${fetchedGo} is fetched into .tools/ when it is needed`;
  row(
    go ? 'found' : 'fetched',
    `go 1.${oldestGo} or newer`,
    `servers, faults, infra: builds the S3 server and Toxiproxy${source}`,
  );
}

function report(): void {
  const listed = uses.length > 0 ? requirementsOf(uses) : requirements;
  for (const wanted of listed) print(wanted);
  printGo();
  const missing = listed.filter((wanted) => !wanted.isOptional && !locate(wanted));
  if (missing.length > 0) {
    const command = `apt-get install --no-install-recommends ${packagesOf(missing).join(' ')}`;
    console.info(`\nAll that is missing: ${mayInstall() ? '' : 'sudo '}${command}`);
    if (mayInstall()) console.info('As root, each command installs what it needs by itself.');
  }
  const needed = new Set(requirementsOf(asked));
  process.exitCode = missing.some((wanted) => needed.has(wanted)) ? 1 : 0;
}

if (values.install) await ensurePrograms(...asked);
else report();

// Whether we may ship and use every installed package, those of packages too: `pnpm check:licences`.
// A licence that allowed.json does not name, or a package that names none, ends it with 1.
import { execFileSync } from 'node:child_process';
import { root } from '@app/services/src/local-env.ts';
import { isAllowed } from './allowed.ts';
import list from './allowed.json' with { type: 'json' };

type Listed = Record<string, { name: string; versions: string[] }[]>;

const printed = execFileSync('pnpm', ['--recursive', 'licenses', 'list', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const found = Object.entries(JSON.parse(printed) as Listed).flatMap(([licence, packages]) =>
  packages.map(({ name, versions }) => ({ name, versions, licence })),
);

const refused = found.filter(({ name, licence }) => !isAllowed(name, licence));
for (const { name, versions, licence } of refused) {
  console.error(`${name} ${versions.join(', ')}: ${licence} is not in verify/licences/allowed.json`);
}
// A list that is too short was not read whole.
const isWhole = found.length >= list.least;
if (!isWhole) console.error(`${found.length} packages were read, at least ${list.least} are installed`);

const counts = Map.groupBy(found, ({ licence }) => licence);
const byLicence = Object.fromEntries([...counts].map(([licence, packages]) => [licence, packages.length]));
console.info(JSON.stringify({ packages: found.length, refused: refused.length, byLicence }));
process.exitCode = refused.length > 0 || !isWhole ? 1 : 0;

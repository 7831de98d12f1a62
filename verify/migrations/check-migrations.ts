// Squawk over every migration, with the rules of rules.ts: `pnpm check:migrations`. A statement that it refuses for a
// reason that does not hold says so in its file, with `-- squawk-ignore` and why.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsFolder, readMigrations } from '@app/api/src/db/migration-files.ts';
import { pythonPackages } from '../kit/python-packages.ts';
import { excludedRules, excludedInTransaction, runnerStatement } from './rules.ts';

const packages = await pythonPackages({
  name: 'squawk-2.70.0',
  requirements: join(import.meta.dirname, 'requirements.txt'),
  use: 'checks',
});

function squawk(
  names: readonly string[],
  excluded: readonly string[],
  options: readonly string[] = [],
): boolean {
  const files = names.map((name) => join(fileURLToPath(migrationsFolder), name));
  const rules = ['--pg-version=15.0', `--exclude=${excluded.join(',')}`];
  return (
    spawnSync(join(packages, 'bin/squawk'), [...rules, ...options, ...files], { stdio: 'inherit' }).status ===
    0
  );
}

const files = await readMigrations(migrationsFolder);
const namesOf = (isOutside: boolean) =>
  files.filter((file) => file.isOutside === isOutside).map(({ name }) => name);
const isClean = [
  squawk(namesOf(false), [...excludedRules, ...excludedInTransaction], ['--assume-in-transaction']),
  squawk(namesOf(true), excludedRules),
].every(Boolean);

const texts = await Promise.all(files.map(({ name }) => readFile(new URL(name, migrationsFolder), 'utf8')));
const offenders = files.filter((_, at) =>
  runnerStatement.test(texts[at]?.replaceAll(/\$\$[\s\S]*?\$\$/g, '') ?? ''),
);
for (const { name } of offenders)
  console.error(`${name}: transactions and timeouts are those of the runner.`);
console.info(`${files.length} migrations, ${namesOf(true).length} of them outside a transaction.`);
process.exit(isClean && offenders.length === 0 ? 0 : 1);

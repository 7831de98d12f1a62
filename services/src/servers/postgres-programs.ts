import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath, installPackages } from '../install.ts';
import { run } from '../run.ts';

const debianFolder = '/usr/lib/postgresql';
const oldestVersion = 15;

// Debian keeps the server's programs out of PATH, one folder per major version.
const newestDebianFolder = () => {
  if (!existsSync(debianFolder)) return undefined;
  const versions = readdirSync(debianFolder)
    .map(Number)
    .filter((version) => version >= oldestVersion && existsSync(`${debianFolder}/${version}/bin/initdb`));
  return versions.length > 0 ? `${debianFolder}/${Math.max(...versions)}/bin` : undefined;
};

const programsFolder = () => {
  const onPath = findOnPath('initdb');
  return newestDebianFolder() ?? (onPath && join(onPath, '..'));
};

export const postgresProgram = (name: string) => join(programsFolder() ?? '', name);

const extensionsAreInstalled = async () => {
  if (!programsFolder()) return false;
  const shared = await run({ program: postgresProgram('pg_config'), arguments: ['--sharedir'] });
  return ['postgis', 'pg_trgm'].every((name) => existsSync(join(shared, 'extension', `${name}.control`)));
};

export const installPostgres = async () => {
  if (!(await extensionsAreInstalled())) await installPackages(['postgresql', 'postgresql-postgis']);
};

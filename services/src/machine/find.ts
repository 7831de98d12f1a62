import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Debian keeps servers in folders that a person's PATH may lack.
const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

export const findOnPath = (program: string): string | undefined =>
  folders()
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

/** What a program prints; undefined when it is missing or fails. */
export const printedBy = (program: string, words: readonly string[]): string | undefined => {
  try {
    return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

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

/** The folder of PostgreSQL's programs. */
export const postgresFolder = (): string | undefined => {
  const onPath = findOnPath('initdb');
  return newestDebianFolder() ?? (onPath && join(onPath, '..'));
};

/** A program of PostgreSQL, if the extensions of the product are installed beside it. */
export const findPostgres = (program: string): string | undefined => {
  const folder = postgresFolder();
  const shared = folder && printedBy(join(folder, 'pg_config'), ['--sharedir']);
  const hasExtensions =
    shared &&
    ['postgis', 'pg_trgm'].every((name) => existsSync(join(shared, 'extension', `${name}.control`)));
  return hasExtensions ? join(folder, program) : undefined;
};

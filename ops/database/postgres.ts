import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const debianFolder = '/usr/lib/postgresql';

/** Debian keeps the server's programs out of PATH, one folder per major version; elsewhere they are on PATH. */
export function postgresProgram(name: string): string {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : [];
  const newest = versions
    .toSorted((a, b) => b - a)
    .map((version) => join(debianFolder, String(version), 'bin', name))
    .find((file) => existsSync(file));
  return newest ?? name;
}

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL's programs refuse to run as root: then they run as user postgres, otherwise as the current user. */
export const postgresUser = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

/** Runs a program to its end as the user that owns the database files. */
export const runAsPostgres = (program: string, ...args: string[]) =>
  promisify(execFile)(program, args, { cwd: '/', ...postgresUser() });

/** A folder that PostgreSQL's programs may write to and nobody else may read. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root: its programs then run as user postgres. */
export const postgresUser = () =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;

export const asPostgresUser = () => {
  const user = postgresUser();
  return user ? { user } : {};
};

/** A folder that only the PostgreSQL user can access. */
export const makePostgresFolder = (path: string) => {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const user = postgresUser();
  if (user) chownSync(path, user.uid, user.gid);
};

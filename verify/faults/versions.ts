import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import project from '../../package.json' with { type: 'json' };
import { root, servicesFolder } from '@app/services/src/local-env.ts';

/** A built API: its folder and version name. */
export type Version = { name: string; folder: string };

export const firstVersion: Version = { name: project.version, folder: join(root, 'apps/api') };

/** New columns in tables under write load, and a new table. */
const migrationOf = (name: string) => `
set local lock_timeout = '2s';
alter table app.post add column ${name} integer;
alter table app.reply add column ${name} integer not null default 0;
alter table app.scan add column ${name} text;
alter table app.profile add column ${name} boolean;
create table app.${name} (id uuid primary key, at timestamptz not null default now());
`;

/** The next version: a new name and one more migration. */
export function nextVersion(number: number, before: Version): Version {
  const name = `${project.version}-next.${number}`;
  const folder = join(servicesFolder, `version-${number}`);
  const built = join(folder, 'dist');
  cpSync(join(before.folder, 'dist'), built, { recursive: true });
  symlinkSync(join(root, 'apps/api/node_modules'), join(folder, 'node_modules'));
  const column = `next_${number}`;
  writeFileSync(
    join(built, 'migrations', `9${String(number).padStart(3, '0')}_${column}.sql`),
    migrationOf(column),
  );
  replaceVersion(built, before.name, name);
  return { name, folder };
}

/** Replaces the version constant in the bundle. */
function replaceVersion(built: string, before: string, after: string): void {
  const versionLine = (name: string) => `const version = ${JSON.stringify(name)};`;
  const scripts = readdirSync(built).filter((name) => name.endsWith('.js'));
  const found = scripts.filter((name) =>
    readFileSync(join(built, name), 'utf8').includes(versionLine(before)),
  );
  if (found.length !== 1) throw new Error(`${found.length} files of ${built} contain the version ${before}`);
  const file = join(built, found[0]!);
  writeFileSync(file, readFileSync(file, 'utf8').replace(versionLine(before), versionLine(after)));
}

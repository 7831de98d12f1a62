// A data directory out of the backups: `pnpm db:restore --into FOLDER [--until 2026-11-15T09:30:00Z]`.
// When started, PostgreSQL replays the log up to that time, or to its end, and then accepts writes.
import { appendFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listBases } from './bases.ts';
import { makePrivateFolder, runAsPostgres } from './postgres.ts';
import { settings } from './settings.ts';

const { values } = parseArgs({ options: { into: { type: 'string' }, until: { type: 'string' } } });
if (!values.into) throw new Error('--into is required: the path of the new data directory');
const target = resolve(values.into);
const until = values.until ? new Date(values.until) : undefined;
if (until && Number.isNaN(until.getTime())) throw new Error(`--until ${values.until} is not a valid time`);
if (existsSync(target) && readdirSync(target).length > 0) {
  throw new Error(`${target} is not empty: nothing was touched`);
}

const base = listBases(settings.bases).findLast(({ completedAt }) => !until || completedAt < until);
if (!base) {
  throw new Error(`${settings.bases} has no backup${until ? ` from before ${until.toISOString()}` : ''}`);
}
makePrivateFolder(target);
await runAsPostgres('cp', '--archive', '--reflink=auto', `${base.path}/.`, target);

// A backup taken from a standby contains this file.
rmSync(join(target, 'standby.signal'), { force: true });
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const fetch = `"${join(import.meta.dirname, '../../infra/database/fetch-wal')}" "${settings.wal}" "%f" "%p"`;
// PostgreSQL cannot resolve time zone names, not even Z, when it reads this.
const targetTime = until?.toISOString().replace('T', ' ').replace('Z', '+00') ?? '';
const lines = [
  `restore_command = ${quoted(fetch)}`,
  `recovery_target_timeline = 'latest'`,
  `recovery_target_time = ${quoted(targetTime)}`,
  `recovery_target_action = 'promote'`,
  `primary_conninfo = ''`,
  `synchronous_standby_names = ''`,
];
appendFileSync(join(target, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
writeFileSync(join(target, 'recovery.signal'), '');
console.info(JSON.stringify({ target, base: base.path, until: until?.toISOString() ?? 'the last record' }));

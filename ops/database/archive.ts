// Receives the write-ahead log of the primary as it is written, until it is stopped: `pnpm db:archive`.
// A service of the machine that keeps the backups. docs/operations/restore.md says why not archive_command.
import { spawn } from 'node:child_process';
import { makePrivateFolder, postgresProgram, postgresUser, runAsPostgres } from './postgres.ts';
import { settings } from './settings.ts';

for (const folder of [settings.folder, settings.wal]) makePrivateFolder(folder);
const program = postgresProgram('pg_receivewal');
const source = [`--dbname=${settings.address}`, '--no-password', `--slot=${settings.slot}`];

// The slot makes the primary keep what we have not received yet, up to its max_slot_wal_keep_size.
await runAsPostgres(program, ...source, '--create-slot', '--if-not-exists');

// Without --no-loop it connects again when the primary dies, and follows the next one to its timeline.
const child = spawn(program, [...source, `--directory=${settings.wal}`, '--synchronous'], {
  stdio: 'inherit',
  cwd: '/',
  ...postgresUser(),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});

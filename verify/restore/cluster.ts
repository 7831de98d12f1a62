import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '@app/services/src/run.ts';
import { processIdentity, processesIn } from '@app/services/src/process-identity.ts';
import { postgresProgram } from '@app/services/src/servers/postgres-programs.ts';
import { asPostgresUser, postgresUser } from '@app/services/src/servers/postgres-user.ts';
import { infraFile } from '../kit/database/backups.ts';
import { query } from '../kit/database/query.ts';

/** Kills all processes and deletes the data, like a lost disk. */
export async function destroyCluster(folder: string): Promise<void> {
  const pids = processesIn(folder);
  for (const pid of pids) {
    // Others may exit after the first is killed.
    if (processIdentity(pid)) process.kill(pid, 'SIGKILL');
  }
  while (pids.some((pid) => processIdentity(pid))) await pause(10);
  rmSync(folder, { recursive: true, force: true });
}

export async function createCluster(folder: string): Promise<void> {
  await run({
    program: postgresProgram('initdb'),
    arguments: ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-k'],
    folder: '/',
    ...asPostgresUser(),
  });
  appendFileSync(join(folder, 'postgresql.conf'), `include '${infraFile('archive.conf')}'\n`);
}

const acceptsWrites = (address: string) =>
  query('select not pg_is_in_recovery()', address).then(
    (output) => output === 't',
    () => false,
  );

/** Starts a cluster and waits until it accepts writes after recovery. */
export async function startCluster(folder: string, port: number, environment: Record<string, string>) {
  const settings = [
    `--port=${port}`,
    '--listen_addresses=127.0.0.1',
    `--unix_socket_directories=${environment.PGHOST}`,
    '--timezone=UTC',
  ];
  const child = spawn(postgresProgram('postgres'), ['-D', folder, ...settings], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
    ...postgresUser(),
  });
  let errorOutput = '';
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (errorOutput = (errorOutput + text).slice(-4000)));
  const killOnExit = () => void child.kill('SIGKILL');
  process.once('exit', killOnExit);
  child.once('exit', () => process.off('exit', killOnExit));
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
  while (!(await acceptsWrites(address))) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}:\n${errorOutput}`);
    await pause(50);
  }
  return {
    address,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
    },
  };
}

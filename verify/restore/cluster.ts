import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '@app/services/run';
import { birthOf, processesIn } from '@app/services/process-identity';
import { postgresProgram } from '@app/services/servers/postgres-programs';
import { asPostgresUser, postgresUser } from '@app/services/servers/postgres-user';
import { query } from '../kit/database/query.ts';

/** Like a machine whose disk is gone: nothing is told to stop, nothing is left. */
export async function destroyCluster(folder: string): Promise<void> {
  const pids = processesIn(folder);
  for (const pid of pids) {
    // With the first of them gone, others may end by themselves.
    if (birthOf(pid)) process.kill(pid, 'SIGKILL');
  }
  while (pids.some((pid) => birthOf(pid))) await pause(10);
  rmSync(folder, { recursive: true, force: true });
}

export async function createCluster(folder: string): Promise<void> {
  await run({
    program: postgresProgram('initdb'),
    arguments: ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-k'],
    folder: '/',
    ...asPostgresUser(),
  });
}

const acceptsWrites = (address: string) =>
  query('select not pg_is_in_recovery()', address).then(
    (answer) => answer === 't',
    () => false,
  );

/** Runs a cluster of the drill; ready when it accepts writes, however long its recovery takes. */
export async function startCluster(folder: string, port: number) {
  const settings = [
    `--port=${port}`,
    '--listen_addresses=127.0.0.1',
    '--unix_socket_directories=',
    '--timezone=UTC',
  ];
  const child = spawn(postgresProgram('postgres'), ['-D', folder, ...settings], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...postgresUser(),
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)));
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
  while (!(await acceptsWrites(address))) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}:\n${said}`);
    await pause(50);
  }
  return {
    address,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      await gone;
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { asRole } from '@app/services/src/local-env.ts';
import { postgresProgram } from '@app/services/src/servers/postgres-programs.ts';

/** Streams a script with COPY data to psql as the superuser, so that it need not fit into memory. */
export async function copyInto(address: string, script: Iterable<string>): Promise<void> {
  const words = ['-Xq', '-v', 'ON_ERROR_STOP=1', '-o', '/dev/null', '-d', asRole('postgres', address)];
  const psql = spawn(postgresProgram('psql'), words, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(psql, 'close') as Promise<[number]>;
  for (const text of script) if (!psql.stdin.write(text)) await once(psql.stdin, 'drain');
  psql.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`psql ended with ${code}`);
}

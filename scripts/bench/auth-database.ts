import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually, expectStatus } from '../../services/src/probes.ts';
import { localEnv, root } from '../../services/src/local-env.ts';
import { run } from '../../services/src/run.ts';
import { postgresProgram } from '../../services/src/servers/postgres-programs.ts';
import { identity } from '../../services/src/servers/identity.ts';

const database = 'pilahbumi_bench';
const addressOf = (name: string) => new URL(`/${name}`, localEnv().DATABASE_URL).href;
export const benchDatabase = addressOf(database);

/** SQL of the benchmark itself; lines of text come back. */
export const query = (sql: string, address = benchDatabase) => psql(address, '-c', sql);

const psql = (address: string, ...words: string[]) =>
  run({
    program: postgresProgram('psql'),
    arguments: ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', address, ...words],
  });

/** The identity server owns schema auth: started once on the new database, it makes it. */
async function createAuthSchema(): Promise<void> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const { program, arguments: words, environment } = identity.command();
  const child = spawn(program, words, {
    env: { ...process.env, ...environment, DATABASE_URL: benchDatabase, PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    await eventually(() => expectStatus(`http://127.0.0.1:${port}/health`, 200), 30_000);
  } finally {
    child.kill();
  }
}

/** Ten million sessions, made on the first run (minutes) and kept for the next. */
export async function prepareDatabase({ rebuild }: { rebuild: boolean }): Promise<void> {
  const maintenance = addressOf('postgres');
  if (rebuild) await query(`drop database if exists ${database} with (force)`, maintenance);
  const names = await query('select datname from pg_database', maintenance);
  if (!names.split('\n').includes(database)) {
    await query(`create database ${database}`, maintenance);
    await createAuthSchema();
  }
  await run({
    program: process.execPath,
    arguments: [join(root, 'apps/api/dist/migrate.js')],
    environment: { DATABASE_URL: benchDatabase },
  });
  if ((await query('select exists (select from app.session)')) === 'f') {
    console.info('making ten million sessions, once; this takes some minutes');
    await psql(benchDatabase, '-f', join(import.meta.dirname, 'auth-rows.sql'));
  }
}

/** The tokens of sessions `first` and on, as auth-rows.sql made them. */
export function writeTokens(file: string, first: number, count: number): void {
  const token = (n: number) => hash('sha256', `session-${n}`, 'base64url');
  writeFileSync(file, Array.from({ length: count }, (_, n) => token(first + n)).join('\n'));
}

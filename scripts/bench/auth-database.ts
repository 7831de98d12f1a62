import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIdentitySchema } from '../../apps/api/test/identity-server.ts';
import { localEnv, root } from '../../services/src/local-env.ts';
import { run } from '../../services/src/run.ts';
import { postgresProgram } from '../../services/src/servers/postgres-programs.ts';

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

/** Ten million sessions, made on the first run (minutes) and kept for the next. */
export async function prepareDatabase({ rebuild }: { rebuild: boolean }): Promise<void> {
  const maintenance = addressOf('postgres');
  if (rebuild) await query(`drop database if exists ${database} with (force)`, maintenance);
  const names = await query('select datname from pg_database', maintenance);
  if (!names.split('\n').includes(database)) {
    await query(`create database ${database}`, maintenance);
    await createIdentitySchema(benchDatabase);
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

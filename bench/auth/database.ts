import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, databaseUrl } from '@app/api/test/databases.ts';
import { createIdentitySchema } from '@app/api/test/identity-server.ts';
import { prepareRolesAt } from '@app/services/src/servers/postgres-roles.ts';
import { migrateAndSeed } from '@app/verify/kit/database/migrate-and-seed.ts';
import { psql, query } from '@app/verify/kit/database/query.ts';

const database = 'pilahbumi_bench';
export const benchDatabase = databaseUrl(database);

/** Runs SQL in the database of the benchmark; rows come back as lines of text. */
export const queryBench = (sql: string) => query(sql, benchDatabase);

/** Ten million sessions, created on the first run (takes minutes) and reused later. */
export async function prepareDatabase({ rebuild }: { rebuild: boolean }): Promise<void> {
  const maintenance = databaseUrl('postgres');
  if (rebuild) await query(`drop database if exists ${database} with (force)`, maintenance);
  const names = await query('select datname from pg_database', maintenance);
  if (!names.split('\n').includes(database)) {
    await createDatabase(database);
    await createIdentitySchema(benchDatabase);
  } else {
    await prepareRolesAt(benchDatabase);
  }
  await migrateAndSeed(benchDatabase);
  if ((await queryBench('select exists (select from app.session)')) === 'f') {
    console.info('creating ten million sessions; this happens once and takes some minutes');
    await psql(benchDatabase, '-f', join(import.meta.dirname, 'rows.sql'));
  }
}

/** The tokens of sessions `first` and on, as rows.sql made them. */
export function writeTokens(file: string, first: number, count: number): void {
  const token = (n: number) => hash('sha256', `session-${n}`, 'base64url');
  writeFileSync(file, Array.from({ length: count }, (_, n) => token(first + n)).join('\n'));
}

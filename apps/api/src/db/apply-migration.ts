import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { isLockTimeout } from '#api/lib/sql-state.ts';
import type { MigrationFile } from './migration-files.ts';

/** What waits for a lock makes everybody wait behind it; who cannot get it soon gives way and tries again. */
const lockTimeout = '200ms';
/** Bounds how long the locks of a transaction are held; whatever takes longer belongs outside. */
const statementTimeout = '10s';
const maxAttempts = 60;
const retryMs = 500;

/** Applies a file once, together with the note that it was applied. */
export async function applyMigration(connection: Client, file: MigrationFile): Promise<void> {
  if (file.isOutside) await runOutside(connection, file);
  else await retryOnLockTimeout(() => runInTransaction(connection, file));
}

async function runInTransaction(connection: Client, { name, statements }: MigrationFile): Promise<void> {
  await connection.query('begin');
  try {
    await connection.query(`set local lock_timeout = '${lockTimeout}'`);
    await connection.query(`set local statement_timeout = '${statementTimeout}'`);
    for (const statement of statements) await connection.query(statement);
    await record(connection, name);
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

/** Statements that may wait and run for long, because others go on meanwhile. */
const isNonBlocking = /\bconcurrently\b|\bvalidate constraint\b/i;

async function runOutside(connection: Client, { name, statements }: MigrationFile): Promise<void> {
  await dropInvalidIndexes(connection);
  for (const statement of statements) {
    await connection.query(`set lock_timeout = '${isNonBlocking.test(statement) ? 0 : lockTimeout}'`);
    await retryOnLockTimeout(async () => void (await connection.query(statement)));
  }
  await record(connection, name);
}

const record = (connection: Client, name: string) =>
  connection.query('insert into app.kysely_migration (name, timestamp) values ($1, $2)', [
    name,
    new Date().toISOString(),
  ]);

/** An index whose build was interrupted stays behind, is kept up to date and serves nobody. */
async function dropInvalidIndexes(connection: Client): Promise<void> {
  const { rows } = await connection.query<{ name: string }>(
    `select format('%I.%I', schema.nspname, index.relname) as name
     from pg_index join pg_class as index on index.oid = indexrelid
       join pg_namespace as schema on schema.oid = index.relnamespace
     where not indisvalid and index.relkind = 'i' and schema.nspname in ('app', 'app_partition')`,
  );
  for (const { name } of rows) await connection.query(`drop index concurrently if exists ${name}`);
}

async function retryOnLockTimeout(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || attempt === maxAttempts) throw error;
      await pause(retryMs);
    }
  }
}

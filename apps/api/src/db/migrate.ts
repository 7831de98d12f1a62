import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { installQueues } from '#api/clients/queue.ts';
import { applyMigration } from './apply-migration.ts';
import { migrationsFolder, readMigrations } from './migration-files.ts';
import { addPartitions } from './time-partitions.ts';

/** The one that Kysely's migrator takes, so that an earlier version waits for us and we for it. */
const lockId = '3853314791062309107';
const lockPollMs = 500;

/**
 * The identity server's role grants us what we need on its tables, now that it has made them. The function comes with
 * infra/database/roles.sql; a role that owns the tables itself needs none.
 */
const askForRights = `
  do $$ begin
    if to_regproc('auth.grant_rights_to_product') is not null and to_regclass('auth.users') is not null then
      perform auth.grant_rights_to_product();
    end if;
  end $$`;

/** Earlier versions used Kysely's migrator; its table goes on. */
const createTable = `
  create schema if not exists app;
  create table if not exists app.kysely_migration (
    name varchar(255) primary key,
    timestamp varchar(255) not null
  )`;

/** Brings tables and job queues up to date, and names the files that it applied. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const applied = await migrateTables(databaseUrl, migrationsFolder);
  // The worker, which adds them every hour, may have been down for long.
  await withConnection(databaseUrl, addPartitions);
  await installQueues(databaseUrl);
  return applied;
}

/** Applies the files of a folder that are not applied yet, one transaction each, in the order of their names. */
export async function migrateTables(databaseUrl: string, folder: URL): Promise<string[]> {
  const files = await readMigrations(folder);
  return withConnection(databaseUrl, async (connection) => {
    await waitForLock(connection);
    await connection.query(askForRights);
    await connection.query(createTable);
    const { rows } = await connection.query<{ name: string }>('select name from app.kysely_migration');
    const known = new Set(rows.map(({ name }) => name));
    const pending = files.filter(({ name }) => !known.has(name));
    for (const file of pending) await applyMigration(connection, file);
    return pending.map(({ name }) => name);
  });
}

async function withConnection<T>(databaseUrl: string, work: (connection: Client) => Promise<T>): Promise<T> {
  const connection = new Client({ connectionString: databaseUrl, application_name: 'pilahbumi-migrate' });
  await connection.connect();
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** Asked again and again: a statement that waits would hold up the index that the other one builds concurrently. */
async function waitForLock(connection: Client): Promise<void> {
  for (;;) {
    const { rows } = await connection.query<{ isLocked: boolean }>(
      `select pg_try_advisory_lock(${lockId}) as "isLocked"`,
    );
    if (rows[0]?.isLocked) return;
    await pause(lockPollMs);
  }
}

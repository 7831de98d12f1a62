import { readdir, readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { installQueues } from '#api/clients/queue.ts';
import type { Tables } from './database.ts';

// Next to this file in the sources, and copied next to the bundle by the build.
const migrationsFolder = new URL('./migrations/', import.meta.url);

/** Plain SQL files in name order; forward only. Kysely handles the lock and the migration table. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted();
    const entries = names.map(async (name) => {
      const text = await readFile(new URL(name, migrationsFolder), 'utf8');
      return [name, { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) }] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  },
};

/**
 * The identity server's role grants us what we need on its tables, now that it has made them. The function comes with
 * infra/database/roles.sql; a role that owns the tables itself needs none.
 */
const askForRights = sql`
  do $$ begin
    if to_regproc('auth.grant_rights_to_product') is not null and to_regclass('auth.users') is not null then
      perform auth.grant_rights_to_product();
    end if;
  end $$`;

/** Brings tables and job queues up to date, and names the files that it applied. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 2, application_name: 'pilahbumi-migrate' });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await askForRights.execute(db);
    const migrator = new Migrator({ db, provider: sqlFiles, migrationTableSchema: 'app' });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    await installQueues(databaseUrl);
    return results.map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

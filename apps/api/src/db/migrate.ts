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

/** Brings tables and job queues up to date, and names the files that it applied. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 2, application_name: 'pilahbumi-migrate' });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: sqlFiles, migrationTableSchema: 'app' });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    await installQueues(databaseUrl);
    return results.map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

import { createDatabase, databaseUrl, withAdminConnection } from '@app/api/test/databases.ts';
import { createIdentitySchema } from '@app/api/test/identity-server.ts';
import { prepareRolesAt } from '@app/services/src/servers/postgres-roles.ts';
import { migrateAndSeed } from './migrate-and-seed.ts';

/** Creates the database on the first run, reuses it later, and migrates it. */
export async function ensureDatabase(name: string, rebuild: boolean): Promise<string> {
  const address = databaseUrl(name);
  const isNew = await withAdminConnection(async (admin) => {
    if (rebuild) await admin.query(`drop database if exists ${name} with (force)`);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    return rowCount === 0;
  });
  if (isNew) {
    await createDatabase(name);
    await createIdentitySchema(address);
  } else {
    await prepareRolesAt(address);
  }
  await migrateAndSeed(address);
  return address;
}

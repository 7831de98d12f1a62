import { administer, databaseUrl } from '@app/api/test/databases';
import { createIdentitySchema } from '@app/api/test/identity-server';
import { migrateAndSeed } from './migrate-and-seed.ts';

/** A database of its own, made on the first run and kept for the next, with the tables of today. */
export async function ownDatabase(name: string, rebuild: boolean): Promise<string> {
  const address = databaseUrl(name);
  const isNew = await administer(async (admin) => {
    if (rebuild) await admin.query(`drop database if exists ${name} with (force)`);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await admin.query(`create database ${name}`);
    return rowCount === 0;
  });
  if (isNew) await createIdentitySchema(address);
  await migrateAndSeed(address);
  return address;
}

import { join } from 'node:path';
import { administer, databaseUrl } from '../../apps/api/test/databases.ts';
import { createIdentitySchema } from '../../apps/api/test/identity-server.ts';
import { root } from '../../services/src/local-env.ts';
import { run } from '../../services/src/run.ts';

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
  await run({
    program: process.execPath,
    arguments: [join(root, 'apps/api/dist/migrate.js')],
    environment: { DATABASE_URL: address },
  });
  return address;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { asRole, root } from '../local-env.ts';

const script = join(root, 'infra/database/roles.sql');

/** Roles and rights as in production. The stand-in of the identity server makes its schema itself, as its role. */
export async function prepareRoles(superuser: Client): Promise<void> {
  await superuser.query(readFileSync(script, 'utf8'));
  await superuser.query(
    `do $$ begin execute format('grant create on database %I to supabase_auth_admin', current_database()); end $$`,
  );
}

/** The same for a database of any local cluster. */
export async function prepareRolesAt(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: asRole('postgres', databaseUrl) });
  await client.connect();
  try {
    await prepareRoles(client);
  } finally {
    await client.end();
  }
}

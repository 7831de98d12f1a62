import { Pool } from 'pg';
import type { OnError } from '#api/lib/background-errors.ts';

/**
 * Tables of the identity server whose rows we do not see: without the right to read them, or with row security and no
 * policy for us. Registration would succeed there, and nobody could sign in. True of an empty table too.
 */
const hiddenTables = `
  select name from unnest(array['users', 'sessions', 'identities']) as name
  where not has_table_privilege('auth.' || name, 'select')
    or row_security_active('auth.' || name) and not exists (
      select from pg_policy cross join unnest(polroles) as role
      where polrelid = ('auth.' || name)::regclass and polpermissive and polcmd in ('*', 'r')
        and pg_get_expr(polqual, polrelid) = 'true' and (role = 0 or pg_has_role(role, 'usage'))
    )`;

/** Uses a separate connection, so that a busy pool is not reported as a database failure. */
export function databaseProbe(url: string, onError: OnError) {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    application_name: 'pilahbumi-probe',
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  });
  pool.on('error', onError);
  return {
    async check(): Promise<void> {
      const { rows } = await pool.query<{ name: string }>(hiddenTables);
      if (rows.length > 0) {
        throw new Error(`No right to the rows of auth.${rows.map(({ name }) => name).join(', auth.')}`);
      }
    },
    close: () => pool.end(),
  };
}

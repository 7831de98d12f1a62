import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { DB } from '#api/db/schema.ts';
import type { IdentityTables } from './identity-tables.ts';
import { PreparedClient } from './prepared-client.ts';

export type Tables = DB & IdentityTables;
export type Database = Kysely<Tables>;

/** The pool for requests. Every wait has a timeout, so that a slow database cannot pile up requests. */
export function createPool(url: string, size: number, settings: string[] = []): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    Client: PreparedClient,
    application_name: 'pilahbumi',
    // One generic plan fits all values of our statements; otherwise PostgreSQL replans some of them at each execution,
    // for a fifth of their cost. None runs long enough for JIT to pay off.
    options: ['plan_cache_mode=force_generic_plan', 'jit=off', ...settings]
      .map((setting) => `-c ${setting}`)
      .join(' '),
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 10_000,
    // Client-side limit in case the server's own timeout error is lost on the network.
    query_timeout: 7000,
    keepAlive: true,
  });
  // An idle connection that breaks must not end the process; the next query reconnects.
  pool.on('error', () => undefined);
  return pool;
}

export function connect(pool: Pool, log?: (event: LogEvent) => void): Database {
  const dialect = new PostgresDialect({ pool });
  return new Kysely<Tables>(log ? { dialect, log } : { dialect });
}

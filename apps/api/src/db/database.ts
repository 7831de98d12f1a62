import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { DB } from '#api/db/schema.ts';
import type { OnError } from '#api/lib/background-errors.ts';
import type { IdentityTables } from './identity-tables.ts';
import { PreparedClient } from './prepared-client.ts';

export type Tables = DB & IdentityTables;
export type Database = Kysely<Tables>;

type PoolOptions = {
  /** Maximum time of a statement. */
  timeoutMs?: number;
  settings?: string[];
  /** Errors of idle connections. A command that runs once needs none: its next statement fails. */
  onError?: OnError;
};

/** The pool for requests. Every wait has a timeout, so that a slow database cannot pile up requests. */
export function createPool(url: string, size: number, options: PoolOptions = {}): Pool {
  const { timeoutMs = 5000, settings = [], onError = () => undefined } = options;
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
    connectionTimeoutMillis: timeoutMs * 0.4,
    statement_timeout: timeoutMs,
    lock_timeout: timeoutMs * 0.6,
    idle_in_transaction_session_timeout: timeoutMs * 2,
    // Client-side limit in case the server's own timeout error is lost on the network.
    query_timeout: timeoutMs + 2000,
    keepAlive: true,
  });
  // An idle connection that breaks must not end the process; the next query reconnects.
  pool.on('error', onError);
  return pool;
}

export function connect(pool: Pool, log?: (event: LogEvent) => void): Database {
  const dialect = new PostgresDialect({ pool });
  return new Kysely<Tables>(log ? { dialect, log } : { dialect });
}

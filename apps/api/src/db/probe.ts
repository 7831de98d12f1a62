import { Pool } from 'pg';

/** A connection of its own, so that a busy pool is not mistaken for a dead database. */
export function databaseProbe(url: string) {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    application_name: 'pilahbumi-probe',
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  });
  pool.on('error', () => undefined);
  return {
    async check(): Promise<void> {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

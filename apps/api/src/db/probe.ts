import { Pool } from 'pg';

/** Uses a separate connection, so that a busy pool is not reported as a database failure. */
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

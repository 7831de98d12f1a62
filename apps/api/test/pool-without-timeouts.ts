import { Pool } from 'pg';

export type { Pool } from 'pg';

/** A pool without statement timeouts, for programs that prepare or check rows. */
export const poolWithoutTimeouts = (connectionString: string, max = 4): Pool => {
  const pool = new Pool({ connectionString, max });
  // An idle connection that breaks must not end the program; the next query reconnects.
  pool.on('error', () => undefined);
  return pool;
};

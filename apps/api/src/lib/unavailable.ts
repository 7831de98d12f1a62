const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH']);

/**
 * SQLSTATE: connection lost, server stopping or starting, out of connections, memory or disk; a statement or a wait for
 * a lock that took too long, or a transaction that we left waiting; a deadlock, as with a migration that changes several
 * tables; a primary that is one no longer; a standby that had to drop what the statement was reading.
 */
const database = /^(08...|53...|57P0.|57014|55P03|25P03|25006|40001|40P01)$/;

/** What `pg` says without a code: the pool is exhausted or the connection went away under a query. */
const driver =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered/;

/** True when a server we depend on is away or too slow: the person should simply try again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return network.has(code) || database.test(code) || driver.test(error.message);
}

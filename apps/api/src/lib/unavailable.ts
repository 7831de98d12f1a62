const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH']);

/**
 * SQLSTATE: connection lost, server stopping or starting, out of connections, memory or disk; statement timeout,
 * lock timeout, idle transaction timeout; deadlock, as with a migration that changes several tables; a former primary
 * that is read-only now; a recovery conflict on a standby.
 */
const database = /^(08...|53...|57P0.|57014|55P03|25P03|25006|40001|40P01)$/;

/** Messages of `pg` errors that have no code: pool exhausted, or connection lost during a query. */
const driver =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered/;

/** True when a server we depend on is unavailable or too slow: the client should retry. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return network.has(code) || database.test(code) || driver.test(error.message);
}

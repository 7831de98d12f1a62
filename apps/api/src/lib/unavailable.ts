const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH']);

/** SQLSTATE: connection lost, server stopping or starting, too many connections, statement timed out. */
const database = /^(08...|57P0.|53300|57014)$/;

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

import { Redis } from 'ioredis';

/**
 * Redis holds only expendable data, so a command fails at once while it is down and quickly when it
 * hangs. An unresponsive socket is dropped, and nothing waits until the connection is ready again.
 */
export function connectRedis(url: string, prefix: string): Redis {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    connectionName: 'pilahbumi',
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1000,
    commandTimeout: 100,
    socketTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  });
  // The readiness probe reports it; an unhandled 'error' event would end the process.
  redis.on('error', () => undefined);
  return redis;
}

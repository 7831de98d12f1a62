import { Redis } from 'ioredis';

/**
 * Redis holds only what may be lost, so a command fails at once when it is away and soon when it
 * hangs. A silent socket is dropped, and until the server answers a handshake again nothing waits.
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
  // The readiness probe reports it; an unheard 'error' event would end the process.
  redis.on('error', () => undefined);
  return redis;
}

import { Redis } from 'ioredis';
import type { OnError } from '#api/lib/background-errors.ts';

type Options = {
  prefix?: string;
  /** Maximum time of a command. */
  timeoutMs?: number;
  onError?: OnError;
};

/**
 * Redis holds only expendable data, so a command fails at once while it is down and quickly when it
 * hangs. An unresponsive socket is dropped, and nothing waits until the connection is ready again.
 */
export function connectRedis(url: string, options: Options = {}): Redis {
  const { prefix = '', timeoutMs = 100, onError = () => undefined } = options;
  const redis = new Redis(url, {
    keyPrefix: prefix,
    connectionName: 'pilahbumi',
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: timeoutMs * 10,
    commandTimeout: timeoutMs,
    socketTimeout: timeoutMs * 5,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  });
  redis.on('error', onError);
  return redis;
}

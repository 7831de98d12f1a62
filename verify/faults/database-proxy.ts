import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ports } from '@app/services/local-env';

/** A proxy between the product and PostgreSQL that can delay responses. */
export async function startDatabaseProxy() {
  const from = ports.postgres + 1;
  const proxy = new Worker(new URL('./slow-proxy.ts', import.meta.url), {
    workerData: { from, to: ports.postgres },
  });
  await once(proxy, 'message');
  return {
    address: `postgres://postgres@127.0.0.1:${from}/pilahbumi`,
    delayBy: (milliseconds: number) => proxy.postMessage(milliseconds, []),
    stop: () => proxy.terminate(),
  };
}

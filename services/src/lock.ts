import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { type Server, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { servicesFolder } from './local-env.ts';

const lockTimeoutMs = 10 * 60_000;

// An abstract socket (Linux) can be held by one process only, and the kernel releases it when the process exits, so
// there is no stale lock file.
const socketName = () => {
  mkdirSync(servicesFolder, { recursive: true });
  const folder = createHash('sha256').update(realpathSync(servicesFolder)).digest('hex').slice(0, 32);
  return `\0pilahbumi-services-${folder}`;
};

const tryLock = (name: string) =>
  new Promise<Server | undefined>((resolve, reject) => {
    const lockServer = createServer();
    lockServer.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    lockServer.listen(name, () => resolve(lockServer));
  });

/** Runs the work while no other `pnpm services` changes the same set of servers. */
export const withLock = async <T>(work: () => Promise<T>, onWait: () => void): Promise<T> => {
  const name = socketName();
  const deadline = Date.now() + lockTimeoutMs;
  let lockServer = await tryLock(name);
  if (!lockServer) onWait();
  while (!lockServer) {
    if (Date.now() > deadline) throw new Error('another `pnpm services` has not finished for ten minutes');
    await pause(100);
    lockServer = await tryLock(name);
  }
  try {
    return await work();
  } finally {
    lockServer.close();
  }
};

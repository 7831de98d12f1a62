import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { type Server, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { servicesFolder } from './local-env.ts';

const patience = 10 * 60_000;

// An abstract socket (Linux) can be held by one process only, and the kernel lets go of it when that process
// dies however it dies. So there is no lock file that could go stale.
const socketName = () => {
  mkdirSync(servicesFolder, { recursive: true });
  const folder = createHash('sha256').update(realpathSync(servicesFolder)).digest('hex').slice(0, 32);
  return `\0pilahbumi-services-${folder}`;
};

const take = (name: string) =>
  new Promise<Server | undefined>((resolve, reject) => {
    const holder = createServer();
    holder.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    holder.listen(name, () => resolve(holder));
  });

/** Runs the work while no other `pnpm services` changes the same set of servers. */
export const withLock = async <T>(work: () => Promise<T>, onWait: () => void): Promise<T> => {
  const name = socketName();
  const deadline = Date.now() + patience;
  let holder = await take(name);
  if (!holder) onWait();
  while (!holder) {
    if (Date.now() > deadline) throw new Error('another `pnpm services` has not finished for ten minutes');
    await pause(100);
    holder = await take(name);
  }
  try {
    return await work();
  } finally {
    holder.close();
  }
};

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processIdentity, processesIn } from '../process-identity.ts';

const timeoutMs = 5_000;

const waitForHelpers = async (dataFolder: string) => {
  const deadline = Date.now() + timeoutMs;
  while (processesIn(dataFolder).length > 0) {
    if (Date.now() > deadline) return;
    await pause(20);
  }
};

/**
 * A killed PostgreSQL leaves its lock file and, for a short time, its helper processes; either prevents a new start.
 * The file is removed only when no process uses this data folder any more.
 */
export const clearLeftovers = async (dataFolder: string) => {
  const lockFile = join(dataFolder, 'postmaster.pid');
  if (!existsSync(lockFile)) return;
  const owner = Number(readFileSync(lockFile, 'utf8').split('\n', 1)[0]);
  const ownerLives = processIdentity(owner) !== undefined && processesIn(dataFolder).includes(owner);
  if (!ownerLives) await waitForHelpers(dataFolder);
  const running = processesIn(dataFolder);
  if (running.length > 0) {
    throw new Error(
      `PostgreSQL (pid ${running.join(', ')}) already works on ${dataFolder}, and its pid file is gone. ` +
        'Stop it yourself, then run this again.',
    );
  }
  rmSync(lockFile, { force: true });
};

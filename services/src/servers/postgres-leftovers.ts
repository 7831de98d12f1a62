import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { birthOf, processesIn } from '../process-identity.ts';

const patience = 5_000;

const waitForHelpers = async (dataFolder: string) => {
  const deadline = Date.now() + patience;
  while (processesIn(dataFolder).length > 0) {
    if (Date.now() > deadline) return;
    await pause(20);
  }
};

/**
 * A PostgreSQL that was killed leaves its lock file and, for a moment, its helper processes. The next one refuses
 * to start beside either, and for ever so if nobody reaps the dead process. The file is removed only when nothing
 * lives on this data any more.
 */
export const clearLeftovers = async (dataFolder: string) => {
  const lockFile = join(dataFolder, 'postmaster.pid');
  if (!existsSync(lockFile)) return;
  const owner = Number(readFileSync(lockFile, 'utf8').split('\n', 1)[0]);
  const ownerLives = birthOf(owner) !== undefined && processesIn(dataFolder).includes(owner);
  if (!ownerLives) await waitForHelpers(dataFolder);
  const alive = processesIn(dataFolder);
  if (alive.length > 0) {
    throw new Error(
      `PostgreSQL (pid ${alive.join(', ')}) already works on ${dataFolder}, and its pid file is gone. ` +
        'Stop it yourself, then run this again.',
    );
  }
  rmSync(lockFile, { force: true });
};

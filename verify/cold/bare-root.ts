import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cloneLastCommit } from '../kit/machine/clone.ts';
import { makeDebian } from '../kit/machine/debian.ts';
import { temporaryFolder } from '../kit/machine/temporary-folder.ts';

/** Where a stranger who is root has it: in a home folder, which Debian closes to everybody else. */
export const clone = '/root/pilahbumi';

/** Debian's smallest installation with apt, and the last commit of this checkout in it. */
export function makeBareRoot(suite: string): { folder: string; remove: () => void } {
  const { folder, remove } = temporaryFolder('cold');
  try {
    makeDebian(folder, suite);
    mkdirSync(join(folder, 'root'), { recursive: true });
    cloneLastCommit(join(folder, clone));
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

import { execFileSync } from 'node:child_process';
import { root } from '@app/services/src/local-env.ts';

/** The last commit of this checkout, without what is not committed. */
export function cloneLastCommit(folder: string): void {
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, folder]);
}

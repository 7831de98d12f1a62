import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './local-env.ts';

/** The files of the checkout that git does not ignore, with the new ones; all of them, or those that match. */
export const checkoutFiles = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    // Git still lists files that were just deleted.
    .filter((file) => file && existsSync(join(root, file)));

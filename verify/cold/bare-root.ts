import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root as checkout } from '@app/services/src/local-env.ts';
import { copyRegistrySettings } from './registry-settings.ts';

/** Where a stranger who is root has it: in a home folder, which Debian closes to everybody else. */
export const clone = '/root/pilahbumi';

const aptSources = () =>
  [
    '/etc/apt/sources.list',
    ...readdirSync('/etc/apt/sources.list.d').map((name) => `/etc/apt/sources.list.d/${name}`),
  ].filter((file) => /\.(list|sources)$/.test(file) && existsSync(file));

const mountsBelow = (folder: string) =>
  readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .filter((line) => line.split(' ')[4]?.startsWith(`${folder}/`));

/** Debian's smallest installation with apt, and the last commit of this checkout in it. */
export function makeBareRoot(suite: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-cold-'));
  const remove = () => {
    // What is mounted there belongs to the host: rather leave a folder behind than delete through it.
    if (mountsBelow(folder).length > 0)
      throw new Error(`something is mounted below ${folder}: it is left there`);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const words = ['--quiet', '--mode=root', '--variant=minbase', '--format=directory'];
    execFileSync('mmdebstrap', [...words, suite, folder, ...aptSources()], { stdio: 'inherit' });
    copyRegistrySettings(folder);
    mkdirSync(join(folder, 'root'), { recursive: true });
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${checkout}`, join(folder, clone)]);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { copyRegistrySettings } from './registry-settings.ts';

const aptSources = () =>
  [
    '/etc/apt/sources.list',
    ...readdirSync('/etc/apt/sources.list.d').map((name) => `/etc/apt/sources.list.d/${name}`),
  ].filter((file) => /\.(list|sources)$/.test(file) && existsSync(file));

/** Debian's smallest installation with apt in an empty folder; it reaches the registries as this machine does. */
export function makeDebian(folder: string, suite: string): void {
  const words = ['--quiet', '--mode=root', '--variant=minbase', '--format=directory'];
  execFileSync('mmdebstrap', [...words, suite, folder, ...aptSources()], { stdio: 'inherit' });
  copyRegistrySettings(folder);
}

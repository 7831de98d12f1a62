import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './local-env.ts';
import { run } from './run.ts';

export const findOnPath = (program: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

const apt = (...words: string[]) =>
  run({
    program: 'apt-get',
    arguments: ['-qq', ...words],
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  });

const aptInstall = async (packages: readonly string[]) => {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) {
    throw new Error(`please install ${packages.join(', ')} (Debian names), then run this again`);
  }
  console.log(`installing ${packages.join(', ')} with apt`);
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...packages);
};

// Servers are prepared side by side, but apt allows one installation at a time.
let aptQueue: Promise<void> = Promise.resolve();

/** Installs Debian packages when we may, and otherwise says what a person has to install. */
export const installPackages = (packages: readonly string[]): Promise<void> => {
  const turn = aptQueue.then(() => aptInstall(packages));
  aptQueue = turn.catch(() => undefined);
  return turn;
};

export const npmVersion = (packageName: string): string => {
  const manifest = readFileSync(join(root, 'services', 'node_modules', packageName, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
};

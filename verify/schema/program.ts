import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';
import { toolsFolder } from '@app/services/src/machine/go.ts';
import { run } from '@app/services/src/run.ts';

const version = '4.32.5';
const packages = join(toolsFolder, `schemathesis-${version}`);

/** Schemathesis with the versions of `requirements.txt`, installed once, whole or not at all. */
async function install(): Promise<void> {
  await ensurePrograms('schema');
  console.info(`fetching Schemathesis ${version}`);
  await mkdir(toolsFolder, { recursive: true });
  const staging = await mkdtemp(join(toolsFolder, 'staging.'));
  try {
    await run({ program: 'python3', arguments: ['-m', 'venv', join(staging, 'python')] });
    await run({
      program: join(staging, 'python/bin/pip'),
      arguments: ['install', '--quiet', '--disable-pip-version-check', '--only-binary=:all:']
        .concat(['--target', join(staging, 'packages')])
        .concat(['-r', join(import.meta.dirname, 'requirements.txt')]),
    });
    await rename(join(staging, 'packages'), packages);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

export async function schemathesis(): Promise<{ arguments: string[]; environment: NodeJS.ProcessEnv }> {
  if (!existsSync(packages)) await install();
  return {
    arguments: ['-m', 'schemathesis.cli'],
    environment: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LANG: 'C.UTF-8',
      PYTHONPATH: packages,
      NO_COLOR: '1',
      // Requests go to this machine, whatever proxy it has.
      NO_PROXY: '*',
    },
  };
}

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Use } from '@app/services/src/machine/requirements.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';
import { toolsFolder } from '@app/services/src/machine/go.ts';
import { run } from '@app/services/src/run.ts';

type Packages = {
  /** With the version, so that another one is installed beside it. */
  name: string;
  /** Path of a requirements file with exact versions. */
  requirements: string;
  use: Use;
};

/** The folder of Python packages with exact versions, installed once, whole or not at all. */
export async function pythonPackages({ name, requirements, use }: Packages): Promise<string> {
  const packages = join(toolsFolder, name);
  if (existsSync(packages)) return packages;
  await ensurePrograms(use);
  console.info(`fetching ${name}`);
  await mkdir(toolsFolder, { recursive: true });
  const staging = await mkdtemp(join(toolsFolder, 'staging.'));
  try {
    await run({ program: 'python3', arguments: ['-m', 'venv', join(staging, 'python')] });
    await run({
      program: join(staging, 'python/bin/pip'),
      arguments: ['install', '--quiet', '--disable-pip-version-check', '--only-binary=:all:']
        .concat(['--target', join(staging, 'packages')])
        .concat(['-r', requirements]),
    });
    await rename(join(staging, 'packages'), packages);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return packages;
}

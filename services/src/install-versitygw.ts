import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findOnPath } from './install.ts';
import { root } from './local-env.ts';
import { run } from './run.ts';

const version = '1.8.0';
const tools = join(root, '.tools');
const target = join(tools, `versitygw-${version}`);

export const versitygw = { version, program: join(target, 'versitygw') };

export const installVersitygw = async () => {
  if (existsSync(versitygw.program)) return;
  if (!findOnPath('go')) {
    throw new Error(
      `versitygw ${version}, the S3 server, is built with Go, and Go is missing. ` +
        `Install Go 1.25 or newer from https://go.dev/dl, or put the program at ${versitygw.program}`,
    );
  }
  console.log(`building versitygw ${version} (about three minutes, once)`);
  await mkdir(tools, { recursive: true });
  const staging = await mkdtemp(join(tools, 'staging.'));
  try {
    await run({
      program: 'go',
      arguments: ['install', `github.com/versity/versitygw/cmd/versitygw@v${version}`],
      environment: { CGO_ENABLED: '0', GOBIN: staging },
    });
    await mkdir(target, { recursive: true });
    await rename(join(staging, 'versitygw'), versitygw.program);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

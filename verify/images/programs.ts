import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@app/services/src/local-env.ts';
import { ensureGoProgram } from '@app/services/src/machine/go-program.ts';
import { versitygw } from '@app/services/src/servers/objects.ts';

/** Debian 12 has none; what this version and the engine of Debian agree on is tried (docs/decisions/0028). */
const compose = {
  name: 'docker-compose',
  module: 'github.com/docker/compose/v2',
  folder: 'cmd',
  version: '2.40.3',
};
/** With which the images fetch pnpm. */
const npm = 'npm@11.6.2';

/** The plugin of the client, and the programs that stand-ins of images hold. */
export async function preparePrograms(folder: string): Promise<void> {
  const identity = process.env.IDENTITY_BINARY;
  if (!identity)
    throw new Error('IDENTITY_BINARY is not set: docs/operations/identity.md says how to build it');
  const wanted = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  if (process.version !== `v${wanted}`) throw new Error(`Node ${wanted} is needed: ./scripts/tools pnpm …`);

  const plugins = join(folder, 'docker/cli-plugins');
  mkdirSync(plugins, { recursive: true });
  symlinkSync(await ensureGoProgram(compose), join(plugins, 'docker-compose'));

  const programs = join(folder, 'stand-ins/programs');
  mkdirSync(programs, { recursive: true });
  cpSync(join(import.meta.dirname, 'stand-ins'), join(folder, 'stand-ins'), { recursive: true });
  cpSync(process.execPath, join(programs, 'node'), { dereference: true });
  cpSync(identity, join(programs, 'auth'), { dereference: true });
  cpSync(await ensureGoProgram(versitygw), join(programs, 'versitygw'));
  const words = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', join(programs, 'npm'), ...words, npm], { stdio: 'inherit' });
}

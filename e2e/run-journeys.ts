// The journeys in a real browser on the real servers and the production build: `pnpm journeys [playwright options]`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { localEnv, root } from '@app/services/src/local-env.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';
import { removePlaces } from '#support/remove-places.ts';

await ensurePrograms('servers', 'gateway', 'browser');

const run = (args: string[], cwd = root) =>
  spawnSync('pnpm', args, { cwd, env: localEnv(), stdio: 'inherit' }).status ?? 1;

process.exitCode =
  run(['services', 'up']) ||
  run(['--filter', '@app/api', 'db:migrate']) ||
  run(['--filter', '@app/api', 'db:seed']);
if (process.exitCode === 0) {
  await removePlaces();
  process.exitCode = run(['exec', 'playwright', 'test', ...process.argv.slice(2)], join(root, 'e2e'));
}

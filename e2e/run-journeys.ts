// The journeys in a real browser on the real servers and the production build: `pnpm journeys [playwright words]`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findOnPath, installPackages } from '@app/services/install';
import { localEnv, root } from '@app/services/local-env';

const missing = (program: string, ...packages: string[]) => (findOnPath(program) ? [] : packages);
const packages = [
  ...missing('chromium', 'chromium', 'fonts-noto-core'),
  ...missing('chromium-headless-shell', 'chromium-headless-shell'),
  ...missing('nginx', 'nginx-light'),
];
if (packages.length) await installPackages(packages);

const run = (args: string[], cwd = root) =>
  spawnSync('pnpm', args, { cwd, env: localEnv(), stdio: 'inherit' }).status ?? 1;

process.exitCode =
  run(['services', 'up']) ||
  run(['--filter', '@app/api', 'db:migrate']) ||
  run(['--filter', '@app/api', 'db:seed']) ||
  run(['exec', 'playwright', 'test', ...process.argv.slice(2)], join(root, 'e2e'));

import { execFileSync } from 'node:child_process';
import { root } from '@app/services/src/local-env.ts';

/** Starts the servers and builds the API, for a command that runs the built API. */
export function prepareApi(): void {
  execFileSync('pnpm', ['services', 'up'], { cwd: root, stdio: 'inherit' });
  execFileSync('pnpm', ['--filter', '@app/api', 'build'], { cwd: root, stdio: 'ignore' });
}

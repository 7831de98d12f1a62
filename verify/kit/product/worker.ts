import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '@app/services/src/local-env.ts';

/** The worker, which may be killed and begin again. */
export function startWorker(env: NodeJS.ProcessEnv) {
  const launch = (): ChildProcess =>
    spawn(process.execPath, [join(root, 'apps/api/dist/worker.js')], {
      env: { ...env, WORKER_PORT: '' },
      stdio: 'ignore',
    });
  let child = launch();
  process.once('exit', () => child.kill('SIGKILL'));

  async function end(signal: NodeJS.Signals): Promise<void> {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  return {
    async kill(): Promise<void> {
      await end('SIGKILL');
      child = launch();
    },
    stop: () => end('SIGTERM'),
  };
}

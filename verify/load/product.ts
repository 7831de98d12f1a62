import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf } from '@app/api/test/processor-time.ts';
import { localEnv, ports, root } from '@app/services/src/local-env.ts';
import { stopProcess } from '../kit/process/server-process.ts';
import { waitUntilUp } from '@app/scripts/product/processes.ts';

/** Does not collide with ports that this checkout may already use. */
const basePort = ports.gateway + 400;
const startTimeoutSeconds = 120;

/** An instance of a part, as `pnpm start` runs it. */
export type Instance = { name: string; port: number; probe: string };
const instance = (name: string, port: number, probe: string): Instance => ({
  name,
  port,
  probe: `http://127.0.0.1:${port}/health/${probe}`,
});
const apiInstances = [instance('api 1', basePort + 200, 'ready'), instance('api 2', basePort + 201, 'ready')];
export const instances = [
  ...apiInstances,
  instance('web 1', basePort + 100, 'live'),
  instance('web 2', basePort + 101, 'live'),
];

/** Until then photos would wait in the queue. */
async function waitForClassifier({ probe }: Instance): Promise<void> {
  for (const deadline = Date.now() + startTimeoutSeconds * 1000; Date.now() < deadline; await pause(500)) {
    const { dependencies } = (await (await fetch(probe)).json()) as { dependencies: { classifier: string } };
    if (dependencies.classifier === 'up') return;
  }
  throw new Error('the classifier does not start');
}

/** A process may exit while it is inspected. */
const readProcFile = (pid: number, file: 'cmdline' | 'environ') => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0');
  } catch {
    return [];
  }
};

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** The built product as `pnpm start` runs it: two instances of each part behind nginx, with the rate limits of production. */
export async function startProduct(databaseAddress: string, variables: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-load-'));
  const origin = `http://127.0.0.1:${basePort}`;
  const log = openSync(join(folder, 'log'), 'a');
  const args = ['--api', '2', '--web', '2', '--worker', '1', '--timeout', `${startTimeoutSeconds}`];
  const child: ChildProcess = spawn(process.execPath, [join(root, 'scripts/start.ts'), ...args], {
    cwd: root,
    env: {
      ...localEnv(),
      PORT_BASE: `${basePort}`,
      SERVICES_DIR: folder,
      ORIGIN: origin,
      DATABASE_URL: databaseAddress,
      REDIS_PREFIX: `load:${process.pid}:`,
      ...variables,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const stopOnExit = () => void child.kill('SIGTERM');
  process.once('exit', stopOnExit);
  const stop = async ({ keepLog = false } = {}) => {
    process.off('exit', stopOnExit);
    await stopProcess(child);
    if (keepLog) console.error(`log: ${join(folder, 'log')}`);
    else rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilUp(`${origin}/`, (startTimeoutSeconds + 10) * 1000);
    await Promise.all(apiInstances.map(waitForClassifier));
  } catch (error) {
    await stop({ keepLog: true });
    throw error;
  }

  const children = () => childrenOf(child.pid!);
  return {
    origin,
    folder,
    supervisor: child.pid!,
    /** Its child processes whose command line contains this. */
    running: (command: string) =>
      children().filter((pid) => readProcFile(pid, 'cmdline').join(' ').includes(command)),
    /** The current process of this instance. */
    processOf: ({ port }: Instance) =>
      children().find((pid) => readProcFile(pid, 'environ').includes(`PORT=${port}`)),
    stop,
  };
}

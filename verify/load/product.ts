import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf } from '@app/api/test/processor-time';
import { localEnv, ports, root } from '@app/services/local-env';
import { stopGently } from '../kit/process/listening.ts';
import { answers } from '@app/scripts/product/processes';

/** Beside whatever this checkout may be running already. */
const base = ports.gateway + 400;
/** Seconds. */
const patience = 120;

/** A copy of a part, as the supervisor of `pnpm start` runs it. */
export type Copy = { name: string; port: number; probe: string };
const copy = (name: string, port: number, probe: string): Copy => ({
  name,
  port,
  probe: `http://127.0.0.1:${port}/health/${probe}`,
});
const apis = [copy('api 1', base + 200, 'ready'), copy('api 2', base + 201, 'ready')];
export const copies = [...apis, copy('web 1', base + 100, 'live'), copy('web 2', base + 101, 'live')];

/** Before, photos would wait in the line. */
async function untilPhotosAreSorted({ probe }: Copy): Promise<void> {
  for (const deadline = Date.now() + patience * 1000; Date.now() < deadline; await pause(500)) {
    const { dependencies } = (await (await fetch(probe)).json()) as { dependencies: { classifier: string } };
    if (dependencies.classifier === 'up') return;
  }
  throw new Error('the classifier does not start');
}

/** A process may end while it is looked at. */
const wordsOf = (pid: number, file: 'cmdline' | 'environ') => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0');
  } catch {
    return [];
  }
};

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** The built product as `pnpm start` runs it: two copies of each part behind nginx, with the limits of production. */
export async function startProduct(databaseAddress: string, variables: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-load-'));
  const origin = `http://127.0.0.1:${base}`;
  const log = openSync(join(folder, 'log'), 'a');
  const words = ['--api', '2', '--web', '2', '--worker', '1', '--patience', `${patience}`];
  const child: ChildProcess = spawn(process.execPath, [join(root, 'scripts/start.ts'), ...words], {
    cwd: root,
    env: {
      ...localEnv(),
      PORT_BASE: `${base}`,
      SERVICES_DIR: folder,
      ORIGIN: origin,
      DATABASE_URL: databaseAddress,
      REDIS_PREFIX: `load:${process.pid}:`,
      ...variables,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const endWithUs = () => void child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const stop = async ({ keepLog = false } = {}) => {
    process.off('exit', endWithUs);
    await stopGently(child);
    if (keepLog) console.error(`its log is ${join(folder, 'log')}`);
    else rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(`${origin}/`, (patience + 10) * 1000);
    await Promise.all(apis.map(untilPhotosAreSorted));
  } catch (error) {
    await stop({ keepLog: true });
    throw error;
  }

  const children = () => childrenOf(child.pid!);
  return {
    origin,
    folder,
    supervisor: child.pid!,
    /** Those of its processes whose command has this in it. */
    running: (command: string) =>
      children().filter((pid) => wordsOf(pid, 'cmdline').join(' ').includes(command)),
    /** The process that is this copy just now. */
    processOf: ({ port }: Copy) => children().find((pid) => wordsOf(pid, 'environ').includes(`PORT=${port}`)),
    stop,
  };
}

import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Status } from '../src/set.ts';

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

export type Answer = { code: number; printed: string };

/**
 * Six servers for one test file, in a folder of their own and on ports beside the checkout's, driven as a person
 * drives them.
 */
export const privateSet = async (portsAway: number) => {
  const portBase = Number(process.env.PORT_BASE ?? 21_000) + portsAway;
  const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-services-'));
  // PostgreSQL has a user of its own when root runs the tests.
  chmodSync(folder, 0o755);
  const selection = { PORT_BASE: `${portBase}`, SERVICES_DIR: folder };
  Object.assign(process.env, selection);
  const { defaults, ports } = await import('../src/local-env.ts');
  // Everything is said here, so that a developer's .env cannot lead a test to the developer's own data.
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, ...defaults, ...selection };

  const services = (...words: string[]) =>
    new Promise<Answer>((resolve) => {
      execFile(process.execPath, [cli, ...words], { env: environment }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, printed: stdout + stderr });
      });
    });

  /** Brings the set up and gives what was printed; a set that does not come up ends the test. */
  const up = async () => {
    const { code, printed } = await services('up');
    if (code !== 0) throw new Error(printed);
    return printed;
  };

  const pidFile = (name: string) => join(folder, name, 'pid.json');
  const pidOf = (name: string) => (JSON.parse(readFileSync(pidFile(name), 'utf8')) as { pid: number }).pid;

  return {
    folder,
    environment,
    ports,
    services,
    up,
    pidFile,
    pidOf,
    kill: (name: string) => process.kill(pidOf(name), 'SIGKILL'),
    status: async () => JSON.parse((await services('status', '--json')).printed) as Status[],
    async remove() {
      await services('down');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type PrivateSet = Awaited<ReturnType<typeof privateSet>>;

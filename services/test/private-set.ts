import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Status } from '../src/set.ts';

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

export type CommandResult = { code: number; printed: string };

/**
 * Six servers for one test file, with their own folder and ports, controlled through the CLI.
 */
export const privateSet = async (portOffset: number) => {
  const portBase = Number(process.env.PORT_BASE ?? 21_000) + portOffset;
  const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-services-'));
  // As root, PostgreSQL runs as another user and must be able to enter the folder.
  chmodSync(folder, 0o755);
  const selection = { PORT_BASE: `${portBase}`, SERVICES_DIR: folder };
  Object.assign(process.env, selection);
  const { defaults, ports } = await import('../src/local-env.ts');
  // All variables are set here, so that a developer's .env cannot point a test to real data.
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, ...defaults, ...selection };

  const services = (...args: string[]) =>
    new Promise<CommandResult>((resolve) => {
      execFile(process.execPath, [cli, ...args], { env: environment }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, printed: stdout + stderr });
      });
    });

  /** Starts the set and returns the output; throws when it does not start. */
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

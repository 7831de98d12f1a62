import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { run } from '@app/services/src/run.ts';

/** Both given by images.ts. */
export const folder = process.argv[2] ?? '';
export const clone = join(folder, 'clone');
/** What `--warm` does not delete. */
export const kept = process.argv[3] ?? '';

export const docker = (...words: string[]): Promise<string> => run({ program: 'docker', arguments: words });

export const inspect = async <T>(kind: 'image' | 'container', name: string): Promise<T> =>
  (JSON.parse(await docker(kind, 'inspect', name)) as [T])[0];

/** A command whose output is shown. */
export async function dockerAloud(
  words: readonly string[],
  { input = '', ...options }: { cwd?: string; env?: NodeJS.ProcessEnv; input?: string } = {},
): Promise<void> {
  const child = spawn('docker', words, { ...options, stdio: ['pipe', 2, 2] });
  child.stdin!.end(input);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`docker ${words.join(' ')} ended with ${code}`);
}

export type Version = 'first' | 'next';

/** compose.yaml alone, unless others are named. */
let files: readonly string[] = [];
export const composeOf = (...names: string[]) => (files = names);

/** `docker compose` in the clone. */
export const compose = (words: readonly string[], version: Version = 'first'): Promise<void> =>
  dockerAloud(['compose', '--progress=plain', ...files.flatMap((name) => ['--file', name]), ...words], {
    cwd: clone,
    env: { ...process.env, VERSION: version },
  });

/** The older builder, which needs no plugin of the client. */
export const build = (words: readonly string[], input?: string): Promise<void> =>
  dockerAloud(['build', ...words], {
    env: { ...process.env, DOCKER_BUILDKIT: '0' },
    ...(input && { input }),
  });

export type Container = {
  Id: string;
  Name: string;
  Image: string;
  Config: { Labels: Record<string, string> };
  State: {
    Pid: number;
    Status: string;
    ExitCode: number;
    Health?: { Status: string; Log: { Output: string }[] };
  };
};

export const serviceOf = ({ Config }: Container) => Config.Labels['com.docker.compose.service'] ?? '';

/** All containers of the product, also those that have ended. */
export async function containers(): Promise<Container[]> {
  const ids = (await docker('ps', '--all', '--quiet')).split('\n').filter(Boolean);
  const found = ids.length > 0 ? (JSON.parse(await docker('inspect', ...ids)) as Container[]) : [];
  return found.toSorted((a, b) => serviceOf(a).localeCompare(serviceOf(b)));
}

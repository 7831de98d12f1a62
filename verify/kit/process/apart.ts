import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';
import { run } from '@app/services/src/run.ts';

/** Loopback is the only network, names are asked of 127.0.0.1, and what is written to the cache folder of home is new. */
const prepare = `set -e
mount --make-rprivate /
ip link set lo up
mount --bind "$1" /etc/resolv.conf
mkdir -p "$2"
mount -t tmpfs tmpfs "$2"
shift 2
exec "$@"`;

/** The folder of the real home, whatever HOME says: libraries ask the system. */
export const cacheFolder = join(userInfo().homedir, '.cache');

/**
 * Runs one of our programs apart from this machine, as a container without egress does: it sees no process but its own
 * and gets no variable but the given. Resolves with the JSON object that it prints as the last line. Needs root.
 */
export async function runApart<T>(file: string, args: string[], variables: NodeJS.ProcessEnv = {}) {
  await ensurePrograms('apart');
  const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-apart-'));
  const names = join(folder, 'resolv.conf');
  writeFileSync(names, 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n');
  const given = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const program = ['/usr/bin/env', '-i', ...given, process.execPath, file, ...args];
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  try {
    const output = await run({
      program: 'unshare',
      arguments: [...namespaces, 'bash', '-c', prepare, 'bash', names, cacheFolder, ...program],
    });
    return JSON.parse(output.split('\n').at(-1) ?? '') as T;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { processIdentity } from '@app/services/src/process-identity.ts';
import { registryVariables } from './registry-settings.ts';

/**
 * The first process of the bare machine. Its mounts are seen by nobody else and go with it; it lives until its input
 * ends, so that nothing is left when the test dies, however it dies.
 */
const firstProcess = `set -e
mount --make-rprivate /
mount -t proc proc "$0/proc"
mount -t sysfs -o ro sysfs "$0/sys"
mount --bind /dev "$0/dev"
mount -t tmpfs -o mode=1777 tmpfs "$0/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$0/dev/pts"
while [ $# -gt 0 ]; do mkdir -p "$1" "$0/$2"; mount --bind "$1" "$0/$2"; shift 2; done
exec chroot "$0" /bin/bash -c 'echo ready; read -r _'`;

const environment = () => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  TERM: 'dumb',
  ...registryVariables(),
});

const namespaceOf = (pid: number | string) => {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    return undefined;
  }
};

export type BareMachine = Awaited<ReturnType<typeof startBareMachine>>;

export type Shared = { host: string; inside: string };

/** Processes of their own on the given root; the network is the host's. `shared` are folders of the host in it. */
export async function startBareMachine(root: string, shared: readonly Shared[] = []) {
  const folders = shared.flatMap(({ host, inside }) => [host, inside]);
  const words = ['--mount', '--pid', '--fork', '--kill-child', 'bash', '-c', firstProcess, root, ...folders];
  const holder = spawn('unshare', words, { stdio: ['pipe', 'pipe', 'inherit'], env: environment() });
  const ended = once(holder, 'exit');
  await Promise.race([
    once(holder.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('the bare machine could not be started'))),
  ]);
  const first = Number(readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8'));
  const own = namespaceOf(first);
  if (!own || own === namespaceOf('self')) throw new Error('the bare machine has no processes of its own');

  return {
    /** Runs a command as a group of its own, as a terminal does. */
    run(folder: string, command: readonly string[], variables: Record<string, string>): ChildProcess {
      const inside = ['/bin/bash', '-c', 'cd "$0" && exec "$@"', folder, ...command];
      return spawn('nsenter', ['--target', `${first}`, '--mount', '--pid', '--root', '--', ...inside], {
        env: { ...environment(), ...variables },
        cwd: '/',
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
    },
    /** The living processes, without the first. */
    processes: (): { pid: number; name: string }[] =>
      readdirSync('/proc')
        .map(Number)
        .filter((pid) => pid && pid !== first && namespaceOf(pid) === own && processIdentity(pid))
        .map((pid) => ({ pid, name: nameOf(pid) })),
    async stop(): Promise<void> {
      holder.stdin.end();
      await ended;
    },
  };
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return 'gone';
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { holdNamespaces } from '../kit/machine/namespaces.ts';
import { registryVariables } from '../kit/machine/registry-settings.ts';

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

export type BareMachine = Awaited<ReturnType<typeof startBareMachine>>;

export type Shared = { host: string; inside: string };

/** Processes of their own on the given root; the network is the host's. `shared` are folders of the host in it. */
export async function startBareMachine(root: string, shared: readonly Shared[] = []) {
  const folders = shared.flatMap(({ host, inside }) => [host, inside]);
  const { first, processes, stop } = await holdNamespaces({
    firstProcess,
    words: [root, ...folders],
    environment: environment(),
  });
  return {
    processes,
    stop,
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
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdNamespaces } from '../kit/machine/namespaces.ts';

const firstProcess = `set -e
mount --make-rprivate /
mount -t proc proc /proc
names=$(readlink -f /etc/resolv.conf)
mount -t tmpfs tmpfs /run
# Where systemd writes it, it was below /run.
[ -e "$names" ] || { mkdir -p "$(dirname "$names")"; touch "$names"; }
mount --bind "$0" "$names"
ip link set lo up
echo ready; read -r _`;

/** Namespaces with a network that leads out through a process of the host, so that no rule of the host changes. */
export async function startSeparateNetwork(folder: string) {
  const names = join(folder, 'resolv.conf');
  // The name server of slirp4netns, which asks those of the host.
  writeFileSync(names, 'nameserver 10.0.2.3\n');
  const namespaces = await holdNamespaces({
    kinds: ['--net'],
    firstProcess,
    words: [names],
    environment: process.env,
  });
  const words = ['--configure', '--mtu=65520', '--disable-host-loopback', '--ready-fd=3', '--exit-fd=4'];
  const way = spawn('slirp4netns', [...words, `${namespaces.first}`, 'tap0'], {
    // It ends when nobody holds the other end of its last pipe.
    stdio: ['ignore', 'ignore', 'inherit', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = once(way, 'exit');
  await Promise.race([
    once(way.stdio[3]!, 'data'),
    ended.then(() => Promise.reject(new Error('the network has no way out'))),
  ]);
  return {
    /** The words of nsenter for a command in it. */
    enter: (...command: string[]) =>
      ['--target', `${namespaces.first}`, '--mount', '--net', '--pid', '--'].concat(command),
    async stop(): Promise<void> {
      await namespaces.stop();
      way.kill('SIGTERM');
      await ended;
    },
  };
}

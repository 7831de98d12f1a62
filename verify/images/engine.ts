import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../kit/process/child-process.ts';
import { waitUntil } from '../kit/process/wait-until.ts';
import { cgroupOf } from './cgroups.ts';
import { docker, folder, kept } from './docker.ts';

/** Debian's Docker engine with everything that it keeps in the folder of this run. */
export async function startEngine(): Promise<void> {
  const log = join(folder, 'engine.log');
  const engine = startChild({
    program: 'dockerd',
    arguments: [
      `--host=unix://${join(folder, 'engine.sock')}`,
      `--data-root=${join(kept, 'engine')}`,
      `--exec-root=${join(folder, 'run')}`,
      `--pidfile=${join(folder, 'engine.pid')}`,
      `--cgroup-parent=/${cgroupOf(folder)}`,
      '--storage-driver=overlay2',
    ],
    environment: process.env,
    folder,
    log,
  });
  const isUp = () =>
    docker('version').then(
      () => true,
      () => engine.hasEnded(),
    );
  await waitUntil('the engine answers', isUp, 180_000);
  if (engine.hasEnded()) throw new Error(`the engine ended: ${readFileSync(log, 'utf8').slice(-3000)}`);
}

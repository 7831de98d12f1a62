import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where the engine of a run puts its containers. */
export const cgroupOf = (folder: string) => basename(folder);

function removeBelow(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeBelow(join(folder, entry.name));
  rmdirSync(folder);
}

/** Their processes are gone; the kernel keeps the empty groups until somebody removes them. */
export function removeCgroups(run: string): void {
  const top = '/sys/fs/cgroup';
  for (const folder of [top, ...readdirSync(top).map((controller) => join(top, controller))]) {
    const own = join(folder, cgroupOf(run));
    if (existsSync(own)) removeBelow(own);
  }
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mountsBelow = (folder: string) =>
  readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .filter((line) => line.split(' ')[4]?.startsWith(`${folder}/`));

/** A folder that may become the root or the disk of another machine. */
export function temporaryFolder(purpose: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), `pilahbumi-${purpose}-`));
  return {
    folder,
    remove() {
      // What is mounted there belongs to the host: rather leave a folder behind than delete through it.
      if (mountsBelow(folder).length > 0)
        throw new Error(`something is mounted below ${folder}: it is left there`);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

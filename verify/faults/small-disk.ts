import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A small tmpfs for the photos that can be filled; needs root. */
export function smallDisk(folder: string) {
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() !== 0) throw new Error('mounting a small disk needs root');
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m,mode=755', 'tmpfs', folder]);
  let isMounted = true;
  const unmount = () => {
    if (isMounted) execFileSync('umount', ['--lazy', folder]);
    isMounted = false;
  };
  process.once('exit', unmount);
  const ballast = join(folder, 'ballast');

  return {
    /** Fills the disk to the last byte, in ever smaller chunks. */
    fill(): void {
      const file = openSync(ballast, 'w');
      try {
        for (const size of [1024 * 1024, 4096, 1]) writeUntilFull(file, Buffer.alloc(size));
      } finally {
        closeSync(file);
      }
    },
    freeSpace: () => rmSync(ballast, { force: true }),
    unmount,
  };
}

function writeUntilFull(file: number, chunk: Buffer): void {
  for (;;) {
    try {
      if (writeSync(file, chunk) < chunk.length) return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}

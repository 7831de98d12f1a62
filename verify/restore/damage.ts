import { closeSync, openSync, readSync, readdirSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Changes one byte in the largest file of the backups, as a failing disk would. */
export function damageBackup(repository: string): void {
  const folder = join(repository, 'backup');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .map((path) => ({ path, size: statSync(path).size, isFile: statSync(path).isFile() }))
    .filter(({ isFile }) => isFile)
    .toSorted((a, b) => b.size - a.size);
  const [largest] = files;
  if (!largest) throw new Error(`${folder} has no file`);
  const file = openSync(largest.path, 'r+');
  const byte = Buffer.alloc(1);
  const middle = Math.floor(largest.size / 2);
  readSync(file, byte, 0, 1, middle);
  writeSync(file, Buffer.from([byte[0]! ^ 0xff]), 0, 1, middle);
  closeSync(file);
}

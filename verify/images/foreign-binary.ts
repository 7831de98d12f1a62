import { closeSync, openSync, readSync } from 'node:fs';

/** First bytes of programs for macOS, for one processor or for several. */
const forMacOs = new Set(['feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe']);

function firstBytes(file: string, count: number): Buffer {
  const bytes = Buffer.alloc(count);
  const descriptor = openSync(file, 'r');
  try {
    return bytes.subarray(0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

const isElf = (bytes: Buffer) => bytes.length >= 20 && bytes.toString('latin1', 0, 4) === '\x7fELF';
const machineOf = (bytes: Buffer) => bytes.readUInt16LE(18);
const own = machineOf(firstBytes(process.execPath, 20));

const isWindows = (bytes: Buffer) => {
  if (bytes.length < 64 || bytes.toString('latin1', 0, 2) !== 'MZ') return false;
  const header = bytes.readUInt32LE(60);
  return header + 4 <= bytes.length && bytes.toString('latin1', header, header + 4) === 'PE\0\0';
};

/** Programs and libraries of other systems or processors. */
export function isForeignBinary(file: string): boolean {
  const bytes = firstBytes(file, 1024);
  if (isElf(bytes)) return machineOf(bytes) !== own;
  return forMacOs.has(bytes.toString('hex', 0, 4)) || isWindows(bytes);
}

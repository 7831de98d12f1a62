import { crc32 } from 'node:zlib';
import { pngChunks } from './png-chunks.ts';

/** Decoders fail at the first damaged critical chunk, after decoding all before it. */
const isCritical = (type: string) => type < 'a';

export function isIntactPng(bytes: Buffer): boolean {
  for (const { type, from, to } of pngChunks(bytes)) {
    if (to > bytes.length) return false;
    if (isCritical(type) && crc32(bytes.subarray(from + 4, to - 4)) !== bytes.readUInt32BE(to - 4))
      return false;
    if (type === 'IEND') return true;
  }
  return false;
}

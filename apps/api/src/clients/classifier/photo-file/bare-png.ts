import { pngChunks } from './png-chunks.ts';

const signature = 8;
/** The picture, its palette, its glass and its colours. Texts and notes may swell a thousandfold when they are read. */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'iCCP', 'sRGB', 'gAMA', 'cHRM']);

export function barePng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, signature)];
  for (const { type, from, to } of pngChunks(bytes))
    if (needed.has(type)) parts.push(bytes.subarray(from, to));
  return Buffer.concat(parts);
}

import { pngChunks } from './png-chunks.ts';

const signatureLength = 8;
/** Image data, palette, transparency and colour space. Text chunks may expand a thousandfold when decompressed. */
const neededChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'iCCP', 'sRGB', 'gAMA', 'cHRM']);

export function stripPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, signatureLength)];
  for (const { type, from, to } of pngChunks(bytes))
    if (neededChunks.has(type)) parts.push(bytes.subarray(from, to));
  return Buffer.concat(parts);
}

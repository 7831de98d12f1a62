import { stepLimit } from './step-limit.ts';

const begin = 8;
/** The picture, its palette, its glass and its colours. Texts and notes may swell a thousandfold when they are read. */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'iCCP', 'sRGB', 'gAMA', 'cHRM']);

export function barePng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, begin)];
  let at = begin;
  for (let step = 0; step < stepLimit && at + 12 <= bytes.length; step += 1) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (needed.has(bytes.toString('latin1', at + 4, at + 8))) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

import { stepLimit } from '#api/clients/classifier/photo-file/step-limit.ts';
import type { Size } from './size.ts';

const [extension, image] = [0x21, 0x2c];
const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** The screen or the first frame, whichever is larger: a decoder makes room for both. */
export function gifSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 13) return undefined;
  let at = 13 + tableSize(bytes[10]!);
  let steps = 0;
  while (bytes[at] === extension) {
    at += 2;
    for (let length = bytes[at]; length; length = bytes[at]) {
      at += 1 + length;
      if (++steps > stepLimit) return undefined;
    }
    at += 1;
    if (++steps > stepLimit) return undefined;
  }
  if (bytes[at] !== image || at + 10 > bytes.length) return undefined;
  return {
    width: Math.max(bytes.readUInt16LE(6), bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5)),
    height: Math.max(bytes.readUInt16LE(8), bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7)),
  };
}

import { stepLimit } from './step-limit.ts';

const [extension, image] = [0x21, 0x2c];
const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** Where the first frame of a GIF begins; undefined when there is none within `stepLimit` blocks. */
export function gifFirstFrame(bytes: Buffer): number | undefined {
  if (bytes.length < 13) return undefined;
  let at: number | undefined = 13 + tableSize(bytes[10]!);
  for (let step = 0; step < stepLimit && at !== undefined && bytes[at] === extension; step += 1) {
    at = afterBlocks(bytes, at + 2);
  }
  return at !== undefined && bytes[at] === image && at + 10 <= bytes.length ? at : undefined;
}

/** Where it ends; undefined when there is none, or when the file ends first. */
export function gifFirstFrameEnd(bytes: Buffer): number | undefined {
  const from = gifFirstFrame(bytes);
  if (from === undefined) return undefined;
  // The image descriptor is followed by a local colour table and the LZW code size.
  return afterBlocks(bytes, from + 10 + tableSize(bytes[from + 9]!) + 1);
}

/** Content comes in blocks of up to 255 bytes; an empty one ends it. */
function afterBlocks(bytes: Buffer, from: number): number | undefined {
  let at = from;
  for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length;
  return at < bytes.length ? at + 1 : undefined;
}

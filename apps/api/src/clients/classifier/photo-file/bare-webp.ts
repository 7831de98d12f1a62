import { orientationIn, orientationTag } from './orientation.ts';
import { stepLimit } from './step-limit.ts';

const begin = 12;
const frame = 'ANMF';
const needed = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', frame, 'ICCP']);
/** Bits of the first chunk that promise notes of the camera, and XMP. */
const [hasExif, hasNotes] = [0x08, 0x0c];

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

/** The same picture without notes of the camera; of them only the orientation stays. */
export function bareWebp(bytes: Buffer): Buffer {
  // Only the extended form has room for notes.
  if (bytes.toString('latin1', begin, begin + 4) !== 'VP8X' || bytes.length < 30) return bytes;
  const parts: Buffer[] = [];
  let orientation = 1;
  let hasFrame = false;
  let at = begin;
  for (let step = 0; step < stepLimit && at + 8 <= bytes.length; step += 1) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (type === 'EXIF') {
      const content = bytes.subarray(at + 8, end);
      orientation = orientationIn(
        content.toString('latin1', 0, 4) === 'Exif' ? content.subarray(6) : content,
      );
    }
    // Of a film the first frame will do: decoders count to the last, each time from the beginning.
    const isLaterFrame = type === frame && hasFrame;
    hasFrame ||= type === frame;
    if (needed.has(type) && !isLaterFrame) parts.push(bytes.subarray(at, end));
    at = end;
  }
  const note = orientationTag(orientation);
  if (note) parts.push(chunk('EXIF', note));
  const bare = Buffer.concat([bytes.subarray(0, begin), ...parts]);
  bare.writeUInt32LE(bare.length - 8, 4);
  bare[20] = (bare[20]! & ~hasNotes) | (note ? hasExif : 0);
  return bare;
}

/** As long as it says. Some programs leave out the byte that makes the length even. */
export const isSoundWebp = (bytes: Buffer): boolean =>
  bytes.length >= begin && bytes.readUInt32LE(4) + 8 <= bytes.length + 1;

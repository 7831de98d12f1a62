import { stepLimit } from './step-limit.ts';

/** A piece of the header: its marker, where it begins and where the next one may begin. */
export type Segment = { marker: number; from: number; to: number };

/** Behind this marker the picture itself begins. */
export const startOfScan = 0xda;
export const endOfImage = 0xd9;
/** Markers that are followed by no length. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** From segment to segment, without looking into them, to where the picture begins. */
export function* jpegSegments(bytes: Buffer): Generator<Segment> {
  let at = 2;
  for (let step = 0; step < stepLimit && at + 4 <= bytes.length; step += 1) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff) {
      // Some cameras pad; decoders pass over it too.
      at = bytes.indexOf(0xff, at);
      if (at < 0) return;
    } else if (marker === 0xff) {
      at += 1;
    } else if (marker === endOfImage) {
      return;
    } else if (isBare(marker)) {
      at += 2;
    } else {
      const to = at + 2 + Math.max(2, bytes.readUInt16BE(at + 2));
      yield { marker, from: at, to };
      if (marker === startOfScan) return;
      at = to;
    }
  }
}

/** What the frame header says of the picture. */
export type Frame = {
  width: number;
  height: number;
  components: number;
  isProgressive: boolean;
  /** Laid down in several passes over the whole picture, as progressive photos always are. */
  hasManyScans: boolean;
};

/** Frame headers; between them lie other tables (C4, C8, CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const progressive = 0xc2;
const end = Buffer.from([0xff, endOfImage]);

/**
 * Undefined when there is none that cameras and browsers know: baseline, extended or progressive. Undefined also
 * when the photo was cut off: to decode it would cost as much as a whole one.
 */
export function frameOf(bytes: Buffer): Frame | undefined {
  let frame: Frame | undefined;
  for (const { marker, from } of jpegSegments(bytes)) {
    if (marker === startOfScan) {
      if (!frame || bytes.lastIndexOf(end) < from) return undefined;
      frame.hasManyScans ||= bytes[from + 4]! < frame.components;
      return frame;
    }
    if (!isFrame(marker)) continue;
    if (frame || marker > progressive || from + 10 > bytes.length) return undefined;
    frame = {
      height: bytes.readUInt16BE(from + 5),
      width: bytes.readUInt16BE(from + 7),
      components: bytes[from + 9]!,
      isProgressive: marker === progressive,
      hasManyScans: marker === progressive,
    };
  }
  return undefined;
}

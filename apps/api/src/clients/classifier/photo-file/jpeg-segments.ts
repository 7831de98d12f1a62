import { stepLimit } from './step-limit.ts';

/** A header segment: its marker, start and end. */
export type Segment = { marker: number; from: number; to: number };

/** The scan data follows this marker. */
export const startOfScan = 0xda;
export const endOfImage = 0xd9;
/** Markers without a length field. */
const hasNoLength = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Iterates over the segments up to the scan data without parsing them. */
export function* jpegSegments(bytes: Buffer): Generator<Segment> {
  let at = 2;
  for (let step = 0; step < stepLimit && at + 4 <= bytes.length; step += 1) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff) {
      // Some cameras add padding; decoders skip it too.
      at = bytes.indexOf(0xff, at);
      if (at < 0) return;
    } else if (marker === 0xff) {
      at += 1;
    } else if (marker === endOfImage) {
      return;
    } else if (hasNoLength(marker)) {
      at += 2;
    } else {
      const to = at + 2 + Math.max(2, bytes.readUInt16BE(at + 2));
      yield { marker, from: at, to };
      if (marker === startOfScan) return;
      at = to;
    }
  }
}

/** Fields of the frame header. */
export type Frame = {
  width: number;
  height: number;
  components: number;
  isProgressive: boolean;
  /** Encoded in several scans, as progressive photos always are. */
  hasManyScans: boolean;
};

/** Frame header markers; C4, C8 and CC in this range are other tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const progressive = 0xc2;
const end = Buffer.from([0xff, endOfImage]);

/**
 * Undefined unless baseline, extended or progressive. Undefined also when the photo is truncated: decoding it would
 * cost as much as a whole one.
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

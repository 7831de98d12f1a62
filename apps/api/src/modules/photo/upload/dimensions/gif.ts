import { gifFirstFrame } from '#api/clients/classifier/photo-file/gif-first-frame.ts';
import type { Size } from './size.ts';

/** The larger of screen and first frame: decoders allocate for both. */
export function gifSize(bytes: Buffer): Size | undefined {
  const at = gifFirstFrame(bytes);
  if (at === undefined) return undefined;
  return {
    width: Math.max(bytes.readUInt16LE(6), bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5)),
    height: Math.max(bytes.readUInt16LE(8), bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7)),
    pixelBytes: 4,
  };
}

import { isSoundGif } from './bare-gif.ts';
import { isSoundWebp } from './bare-webp.ts';
import { hasSoundScans } from './jpeg-scans.ts';
import { type PhotoType, photoTypeOf } from './photo-type.ts';
import { isSoundPng } from './sound-png.ts';

const isSound: Record<PhotoType, (bytes: Buffer) => boolean> = {
  jpeg: hasSoundScans,
  png: isSoundPng,
  gif: isSoundGif,
  webp: isSoundWebp,
};

/**
 * Whether a photo may be whole, as far as can be seen without decoding it. A decoder finds the fault too, but mostly
 * at the end: half a photo would cost as much as a whole one.
 */
export function isSoundPhoto(bytes: Buffer): boolean {
  const type = photoTypeOf(bytes);
  return type !== undefined && isSound[type](bytes);
}

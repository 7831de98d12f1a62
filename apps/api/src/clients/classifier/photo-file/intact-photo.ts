import { isIntactGif } from './strip-gif.ts';
import { isIntactWebp } from './strip-webp.ts';
import { hasIntactScans } from './jpeg-scans.ts';
import { type PhotoType, photoTypeOf } from './photo-type.ts';
import { isIntactPng } from './intact-png.ts';

const isIntactByType: Record<PhotoType, (bytes: Buffer) => boolean> = {
  jpeg: hasIntactScans,
  png: isIntactPng,
  gif: isIntactGif,
  webp: isIntactWebp,
};

/**
 * Whether a photo looks complete, without decoding it. A decoder finds the error too, but mostly at the end: a
 * truncated photo would cost as much as a whole one.
 */
export function isIntactPhoto(bytes: Buffer): boolean {
  const type = photoTypeOf(bytes);
  return type !== undefined && isIntactByType[type](bytes);
}

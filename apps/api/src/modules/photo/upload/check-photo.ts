import { photoLimits } from '@app/contract/smart-sort';
import { type PhotoType, photoTypeOf } from '#api/clients/classifier/photo-file/photo-type.ts';
import { pixelLimit } from '#api/clients/classifier/pixel-limit.ts';
import { gifSize } from './dimensions/gif.ts';
import { jpegSize } from './dimensions/jpeg.ts';
import { pngSize } from './dimensions/png.ts';
import type { Size } from './dimensions/size.ts';
import { webpSize } from './dimensions/webp.ts';
import type { Part } from './multipart.ts';
import { photoRefusal } from './photo-refusal.ts';
import { isPolyglot } from './polyglot.ts';

const sizeOf: Record<PhotoType, (bytes: Buffer) => Size | undefined> = {
  jpeg: jpegSize,
  png: pngSize,
  gif: gifSize,
  webp: webpSize,
};

/** All checks that need no decoding. Must be cheap: this runs in the API process. */
export function checkPhoto(part: Part | 'empty' | 'malformed'): Buffer {
  if (part === 'malformed') throw photoRefusal('invalid_input');
  if (part === 'empty' || part.name !== 'image') throw photoRefusal('photo_missing');
  const { bytes, fileName } = part;
  // Browsers send this when no file was chosen.
  if (!fileName && bytes.length === 0) throw photoRefusal('photo_missing');
  if (bytes.length === 0) throw photoRefusal('photo_unreadable');
  if (bytes.length > photoLimits.bytes) throw photoRefusal('photo_too_large');
  const type = photoTypeOf(bytes);
  if (!type || isPolyglot(bytes)) throw photoRefusal('photo_type');
  const size = sizeOf[type](bytes);
  if (!size || size.width < 1 || size.height < 1) throw photoRefusal('photo_unreadable');
  if (isTooLarge(size)) throw photoRefusal('photo_too_large');
  return bytes;
}

function isTooLarge({ width, height, pixelBytes }: Size): boolean {
  const area = width * height;
  const { side, area: maxArea, decodedBytes } = pixelLimit;
  return Math.max(width, height) > side || area > maxArea || area * pixelBytes > decodedBytes;
}

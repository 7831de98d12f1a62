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
import { isSomethingElseToo } from './something-else.ts';

const sizeOf: Record<PhotoType, (bytes: Buffer) => Size | undefined> = {
  jpeg: jpegSize,
  png: pngSize,
  gif: gifSize,
  webp: webpSize,
};

/** All that can be known of a photo without decoding it. Cheap: this runs in the API's own process. */
export function checkPhoto(part: Part | 'empty' | 'malformed'): Buffer {
  if (part === 'malformed') throw photoRefusal('invalid_input');
  if (part === 'empty' || part.name !== 'image') throw photoRefusal('photo_missing');
  const { bytes, fileName } = part;
  // What a browser sends when nothing was chosen.
  if (!fileName && bytes.length === 0) throw photoRefusal('photo_missing');
  if (bytes.length === 0) throw photoRefusal('photo_unreadable');
  if (bytes.length > photoLimits.bytes) throw photoRefusal('photo_too_large');
  const type = photoTypeOf(bytes);
  if (!type || isSomethingElseToo(bytes)) throw photoRefusal('photo_type');
  const size = sizeOf[type](bytes);
  if (!size || size.width < 1 || size.height < 1) throw photoRefusal('photo_unreadable');
  if (isTooLarge(size)) throw photoRefusal('photo_too_large');
  return bytes;
}

function isTooLarge({ width, height, pixelBytes }: Size): boolean {
  const area = width * height;
  const { side, area: most, unpacked } = pixelLimit;
  return Math.max(width, height) > side || area > most || area * pixelBytes > unpacked;
}

import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';
import { type PhotoType, photoTypeOf } from './photo-type.ts';

const stripByType: Record<PhotoType, (bytes: Buffer) => Buffer> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
};

/**
 * Removes metadata and all frames but the first before decoding. EXIF parsers follow directory loops: a crafted file of
 * four megabytes kept one busy for eight seconds.
 */
export function stripPhoto(bytes: Buffer): Buffer {
  const type = photoTypeOf(bytes);
  return type ? stripByType[type](bytes) : bytes;
}

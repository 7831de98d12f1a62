import { bareGif } from './bare-gif.ts';
import { bareJpeg } from './bare-jpeg.ts';
import { barePng } from './bare-png.ts';
import { bareWebp } from './bare-webp.ts';
import { type PhotoType, photoTypeOf } from './photo-type.ts';

const strip: Record<PhotoType, (bytes: Buffer) => Buffer> = {
  jpeg: bareJpeg,
  png: barePng,
  webp: bareWebp,
  gif: bareGif,
};

/**
 * A photo without the notes around it and the frames behind the first, before any decoder sees it. Readers of EXIF
 * follow its directories wherever they lead: four megabytes of loops kept one busy for eight seconds.
 */
export function barePhoto(bytes: Buffer): Buffer {
  const type = photoTypeOf(bytes);
  return type ? strip[type](bytes) : bytes;
}

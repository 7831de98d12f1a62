import type { Picture } from '@app/classifier/preprocess';
import sharp from 'sharp';
import type { CleanCopies } from './messages.ts';
import { frameOf } from './photo-file/jpeg-segments.ts';
import { photoTypeOf } from './photo-file/photo-type.ts';
import { pixelLimit } from './pixel-limit.ts';

// Each process handles one photo at a time: it needs no threads and no cache.
sharp.concurrency(1);
sharp.cache(false);
// Reduces the attack surface: libvips can also load PDF, SVG and other formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
});

/** Decoded size for the network, whose input is smaller; larger only costs time. */
const networkInputSide = 512;
const quality = 80;
/** Longest sides of the two copies: `kept` for scans, `page` for pictures of posts and pieces. */
export const copySizes = {
  kept: { photo: 1280, thumbnail: 320 },
  page: { photo: 1200, thumbnail: 480 },
} as const;

/** First frame, upright, no larger than `side`. */
const resizeUpright = (bytes: Buffer, side: number) =>
  sharp(bytes, { pages: 1, failOn: 'error', limitInputPixels: pixelLimit.area, sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

/** In sRGB, flattened on white. */
const toSrgb = (bytes: Buffer, side: number) =>
  resizeUpright(bytes, side).flatten({ background: '#ffffff' }).toColourspace('srgb');

/** A CMYK JPEG, as used for printing. */
const isCmykJpeg = (bytes: Buffer) => photoTypeOf(bytes) === 'jpeg' && frameOf(bytes)?.components === 4;

/** Setting up the CMYK to sRGB conversion takes twenty times as long as decoding, so broken files are refused first. */
async function rejectBrokenCmyk(bytes: Buffer): Promise<void> {
  if (!isCmykJpeg(bytes)) return;
  await resizeUpright(bytes, networkInputSide)
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer();
}

/** Decodes a photo for the network. `bytes` come from `stripPhoto`, here and below. */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  await rejectBrokenCmyk(bytes);
  const { data, info } = await toSrgb(bytes, networkInputSide).raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`A picture in sRGB has three channels, not ${info.channels}`);
  return { data, width: info.width, height: info.height, channels: info.channels };
}

export async function cleanCopies(
  bytes: Buffer,
  sides: { photo: number; thumbnail: number },
): Promise<CleanCopies> {
  await rejectBrokenCmyk(bytes);
  const photo = await toSrgb(bytes, sides.photo).jpeg({ quality }).toBuffer();
  const thumbnail = await toSrgb(photo, sides.thumbnail).jpeg({ quality }).toBuffer();
  return { photo, thumbnail };
}

import type { Picture } from '@app/classifier/preprocess';
import sharp from 'sharp';
import type { CleanCopies } from './messages.ts';
import { frameOf } from './photo-file/jpeg-segments.ts';
import { photoTypeOf } from './photo-file/photo-type.ts';
import { pixelLimit } from './pixel-limit.ts';

// The process is one of several, each with one photo at a time: it needs no threads, and no memory of the last photo.
sharp.concurrency(1);
sharp.cache(false);
// What we do not read cannot be attacked: libvips would also try documents, drawings and files of other programs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
});

/** The network sees a small square; more than this only costs time. */
const seen = 512;
const quality = 80;
/** Longest sides of the two copies: of a scan for its owner, and of a picture for a page and its cards. */
export const copySizes = {
  kept: { photo: 1280, thumbnail: 320 },
  page: { photo: 1200, thumbnail: 480 },
} as const;

/** Upright, no larger than `side`: the first frame only. */
const upright = (bytes: Buffer, side: number) =>
  sharp(bytes, { pages: 1, failOn: 'error', limitInputPixels: pixelLimit.area, sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

/** In plain colours, on white. */
const plain = (bytes: Buffer, side: number) =>
  upright(bytes, side).flatten({ background: '#ffffff' }).toColourspace('srgb');

/** A JPEG made for printing: cyan, magenta, yellow and black. */
const hasFourInks = (bytes: Buffer) => photoTypeOf(bytes) === 'jpeg' && frameOf(bytes)?.components === 4;

/** To turn inks into light takes twenty times as long to set up as to decode: not for a file that is broken. */
async function refuseBrokenInks(bytes: Buffer): Promise<void> {
  if (!hasFourInks(bytes)) return;
  await upright(bytes, seen).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer();
}

/** What the network sees. `bytes` come from `barePhoto`, here and below. */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  await refuseBrokenInks(bytes);
  const { data, info } = await plain(bytes, seen).raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`A picture in sRGB has three channels, not ${info.channels}`);
  return { data, width: info.width, height: info.height, channels: info.channels };
}

export async function cleanCopies(
  bytes: Buffer,
  sides: { photo: number; thumbnail: number },
): Promise<CleanCopies> {
  await refuseBrokenInks(bytes);
  const photo = await plain(bytes, sides.photo).jpeg({ quality }).toBuffer();
  const thumbnail = await plain(photo, sides.thumbnail).jpeg({ quality }).toBuffer();
  return { photo, thumbnail };
}

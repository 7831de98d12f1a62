import type { Picture } from '@app/classifier/preprocess';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cmykJpeg, jpeg, phonePhoto, picture } from '#test/photos.ts';
import { stripPhoto } from './photo-file/strip-photo.ts';
import { cleanCopies, copySizes, readPicture } from './picture.ts';

const seen = (file: Buffer) => readPicture(stripPhoto(file));

/** Mean difference per channel value. */
function distance(one: Picture, other: Picture): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  const differences = Array.from(one.data, (value, at) => Math.abs(value - other.data[at]!));
  return differences.reduce((sum, gap) => sum + gap, 0) / differences.length;
}

describe('what the network sees', () => {
  test('is upright for each of the eight ways to hold a camera, in JPEG and in WebP', async () => {
    for (const format of ['jpeg', 'webp'] as const) {
      for (let orientation = 1; orientation <= 8; orientation += 1) {
        const file = await picture(80, 60).withMetadata({ orientation })[format]({ quality: 100 }).toBuffer();
        const upright = await sharp(file).autoOrient().png().toBuffer();
        expect(distance(await seen(file), await seen(upright))).toBeLessThan(0.01);
      }
    }
  });

  test('is at most 512 pixels large, and small photos stay small', async () => {
    const sizes = await Promise.all([jpeg(2000, 1000), jpeg(30, 20)].map(async (file) => seen(await file)));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [512, 256],
      [30, 20],
    ]);
  });

  test('of a photo made for printing is close to what a screen shows', async () => {
    expect(distance(await seen(await cmykJpeg()), await seen(await jpeg()))).toBeLessThan(20);
  });

  test('behind glass is white', async () => {
    const transparent = await picture(20, 20).ensureAlpha(0).png().toBuffer();
    expect(new Set((await seen(transparent)).data)).toEqual(new Set([255]));
  });
});

test('copies for the store are as large as a screen needs, and upright', async () => {
  const { photo, thumbnail } = await cleanCopies(stripPhoto(await phonePhoto()), copySizes.kept);
  const sizes = await Promise.all([photo, thumbnail].map((file) => sharp(file).metadata()));
  expect(sizes.map(({ width, height, format }) => [width, height, format])).toEqual([
    [600, 800, 'jpeg'],
    [240, 320, 'jpeg'],
  ]);
});

test('notes of the camera are gone before a decoder sees the photo', async () => {
  const photo = await phonePhoto();
  const stripped = stripPhoto(photo);
  for (const trace of ['Ponsel', 'Rahasia 7', 'dapur']) {
    expect([photo.includes(trace), stripped.includes(trace)]).toEqual([true, false]);
  }
});

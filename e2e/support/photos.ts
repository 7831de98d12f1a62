import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

export type Photo = { name: string; mimeType: string; buffer: Buffer };

export const fiveMegabytes = 5_242_880;

/** A bottle on a table. The red corner at the upper left shows whether the picture stands upright. */
function drawing(width: number, height: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 480"
    preserveAspectRatio="none"><rect width="640" height="480" fill="#d8c7a0"/><rect y="330" width="640" height="150"
    fill="#9a6b42"/><rect x="270" y="120" width="100" height="290" rx="34" fill="#7cc9c4"/><rect x="295" y="70"
    width="50" height="56" rx="8" fill="#3566b4"/><rect x="270" y="220" width="100" height="70" fill="#f5bc1b"/>
    <rect width="120" height="90" fill="#dc1414"/></svg>`);
}

const bottle = (width = 640, height = 480): Sharp => sharp(drawing(width, height)).flatten();

const named = async (name: string, mimeType: string, made: Sharp): Promise<Photo> => ({
  name,
  mimeType,
  buffer: await made.toBuffer(),
});

/** What a sensor adds to everything: it makes a photo as heavy as a real one. */
async function grain(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width: width / 2,
      height: height / 2,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 26 },
    },
  })
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Twelve megapixels, as most phones write them. */
async function phonePhoto(): Promise<Photo> {
  const [width, height] = [4000, 3000];
  const photo = bottle(width, height).composite([{ input: await grain(width, height), blend: 'soft-light' }]);
  return named('IMG_20261115_0901.jpg', 'image/jpeg', photo.jpeg({ quality: 95 }));
}

/** Held upright: the pixels lie on their side and EXIF says so. `cornerAt` is where the red corner then stands. */
const turnedPhoto = () =>
  named('miring.jpg', 'image/jpeg', bottle(1600, 1200).rotate(-90).jpeg().withMetadata({ orientation: 6 }));

/** A good photo of exactly this size: what follows its end is no part of it. */
async function paddedPhoto(bytes: number): Promise<Photo> {
  const { buffer } = await photos.jpeg();
  return {
    name: 'besar.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)]),
  };
}

/** Begins like a photo and is none. */
const brokenPhoto = (bytes: number): Photo => ({
  name: 'rusak.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(bytes - 4, 1)]),
});

async function truncatedPhoto(): Promise<Photo> {
  const { buffer } = await photos.jpeg();
  return { name: 'terpotong.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, buffer.length / 2) };
}

export const photos = {
  jpeg: () => named('botol.jpg', 'image/jpeg', bottle().jpeg()),
  png: () => named('botol.png', 'image/png', bottle().png()),
  gif: () => named('botol.gif', 'image/gif', bottle().gif()),
  webp: () => named('botol.webp', 'image/webp', bottle().webp()),
  // Encoded once from the drawing above with libheif's `heif-enc -q 40`: sharp writes no HEVC.
  heic: async (): Promise<Photo> => ({
    name: 'botol.heic',
    mimeType: 'image/heic',
    buffer: await readFile(new URL('bottle.heic', import.meta.url)),
  }),
  phone: phonePhoto,
  turned: turnedPhoto,
  padded: paddedPhoto,
  broken: brokenPhoto,
  truncated: truncatedPhoto,
};

export const choosePhoto = (page: Page, photo: Photo) =>
  page.getByLabel('Pilih Foto').and(page.locator('input')).setInputFiles(photo);

export async function classify(page: Page, photo: Photo) {
  await choosePhoto(page, photo);
  await page.getByRole('button', { name: 'Klasifikasi Sekarang' }).click();
}

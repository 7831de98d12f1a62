import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

export type Photo = { name: string; mimeType: string; buffer: Buffer };

export const fiveMegabytes = 5_242_880;

/** A bottle on a table. The red corner at the top left shows the orientation. */
function drawing(width: number, height: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 480"
    preserveAspectRatio="none"><rect width="640" height="480" fill="#d8c7a0"/><rect y="330" width="640" height="150"
    fill="#9a6b42"/><rect x="270" y="120" width="100" height="290" rx="34" fill="#7cc9c4"/><rect x="295" y="70"
    width="50" height="56" rx="8" fill="#3566b4"/><rect x="270" y="220" width="100" height="70" fill="#f5bc1b"/>
    <rect width="120" height="90" fill="#dc1414"/></svg>`);
}

const bottle = (width = 640, height = 480): Sharp => sharp(drawing(width, height)).flatten();

const toPhoto = async (name: string, mimeType: string, image: Sharp): Promise<Photo> => ({
  name,
  mimeType,
  buffer: await image.toBuffer(),
});

/** Sensor noise, so that the file is as large as a real photo. */
async function createNoise(width: number, height: number): Promise<Buffer> {
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

/** A 12-megapixel JPEG, as from most phones. */
async function phonePhoto(): Promise<Photo> {
  const [width, height] = [4000, 3000];
  const photo = bottle(width, height).composite([
    { input: await createNoise(width, height), blend: 'soft-light' },
  ]);
  return toPhoto('IMG_20261115_0901.jpg', 'image/jpeg', photo.jpeg({ quality: 95 }));
}

/** A portrait photo: the pixels are rotated and EXIF has the orientation. */
const turnedPhoto = () =>
  toPhoto('miring.jpg', 'image/jpeg', bottle(1600, 1200).rotate(-90).jpeg().withMetadata({ orientation: 6 }));

/** A valid photo of exactly this size, padded after its end. */
async function paddedPhoto(bytes: number): Promise<Photo> {
  const { buffer } = await photos.jpeg();
  return {
    name: 'besar.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)]),
  };
}

/** Has a JPEG header but is not a photo. */
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
  jpeg: () => toPhoto('botol.jpg', 'image/jpeg', bottle().jpeg()),
  png: () => toPhoto('botol.png', 'image/png', bottle().png()),
  gif: () => toPhoto('botol.gif', 'image/gif', bottle().gif()),
  webp: () => toPhoto('botol.webp', 'image/webp', bottle().webp()),
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

/** Chooses a photo, which starts by itself, and gives the harmless answer where a question comes first. */
export async function classify(page: Page, photo: Photo) {
  await choosePhoto(page, photo);
  await answerHarmlessly(page);
}

export async function answerHarmlessly(page: Page) {
  const question = page.getByRole('group', { name: /^Sebelum lanjut/ });
  const shown = page.locator('#hasil, #pertanyaan, [role=alert]').first();
  await shown.waitFor();
  if (await question.isVisible()) await question.getByRole('button').last().click();
}

import sharp from 'sharp';

/** A gradient with a red corner, so that each rotation looks different. */
export function picture(width = 640, height = 480) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isCorner = x < width / 4 && y < height / 4;
      const colour = isCorner ? [220, 20, 20] : [(x * 200) / width, (y * 200) / height, 120];
      pixels.set(colour, (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const jpeg = (width?: number, height?: number) => picture(width, height).jpeg().toBuffer();
export const png = (width?: number, height?: number) => picture(width, height).png().toBuffer();
export const webp = (width?: number, height?: number) => picture(width, height).webp().toBuffer();

/** Several frames stacked vertically, as sharp expects. */
async function frames(count: number) {
  const side = 48;
  const all = await Promise.all(
    Array.from({ length: count }, () => picture(side, side).ensureAlpha().raw().toBuffer()),
  );
  return sharp(Buffer.concat(all), {
    raw: { width: side, height: side * count, channels: 4, pageHeight: side },
  });
}
export const animatedGif = async (count = 3) => (await frames(count)).gif().toBuffer();
export const animatedWebp = async (count = 3) => (await frames(count)).webp().toBuffer();

/** A photo of a phone held upright: rotated pixels, an EXIF orientation and GPS data. */
export const phonePhoto = (orientation = 6) =>
  picture(800, 600)
    .withExif({
      IFD0: { Make: 'Ponsel', Model: 'Rahasia 7', ImageDescription: 'dapur' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '7/1 11/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '113/1',
      },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

export const cmykJpeg = (width?: number, height?: number) =>
  picture(width, height).toColourspace('cmyk').jpeg().toBuffer();

/** A photo of exactly this many bytes: data after the end of a JPEG is ignored. */
export async function jpegOf(bytes: number): Promise<Buffer> {
  return Buffer.concat([await jpeg(), Buffer.alloc(bytes)]).subarray(0, bytes);
}

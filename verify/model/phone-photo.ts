import sharp from 'sharp';

const pixels = 12_000_000;
/** Sensor noise; without it an enlarged photo would be much smaller in bytes than a real one. */
const grain = makeGrain(1_048_573, 10);

/** Deterministic noise; the sum of three uniform values approximates a normal distribution. */
function makeGrain(length: number, strongest: number): Int8Array {
  let state = 1;
  const step = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  return Int8Array.from({ length }, () => Math.round(((step() + step() + step()) / 3) * strongest));
}

/**
 * Converts a photo to a phone photo: twelve megapixels, noisy, rotated with an EXIF orientation.
 * The photos of the dataset are smaller than what the page sends, so they would be neither rotated nor shrunk.
 */
export async function asPhonePhoto(photo: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const scale = Math.sqrt(pixels / (width * height));
  const { data, info } = await sharp(photo)
    .rotate(-90)
    .resize({ width: Math.round(height * scale), height: Math.round(width * scale), fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grainy = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  for (let at = 0; at < grainy.length; at += 1) grainy[at] = grainy[at]! + grain[at % grain.length]!;
  return sharp(grainy, { raw: info }).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
}

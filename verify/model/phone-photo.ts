import sharp from 'sharp';

const pixels = 12_000_000;
/** What a sensor adds to everything; without it an enlarged photo would be far lighter than a real one. */
const grain = makeGrain(1_048_573, 10);

/** The same in every run. Sums of three steps lie about zero nearly as a sensor's errors do. */
function makeGrain(length: number, strongest: number): Int8Array {
  let state = 1;
  const step = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  return Int8Array.from({ length }, () => Math.round(((step() + step() + step()) / 3) * strongest));
}

/**
 * A photo as phones write it: twelve megapixels, grainy, lying on its side with a note in EXIF that says so.
 * The photos of the set are smaller than what the page sends, so by themselves they are neither turned nor shrunk.
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

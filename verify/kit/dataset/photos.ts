import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** The page shrinks photos before sending them: these are typical sizes, in both orientations. */
const sizes = [
  [1024, 768],
  [768, 1024],
  [1280, 960],
  [1024, 576],
] as const;
const perSize = 5;

/** Gradients with noise, so that the file size is that of a real photo. */
async function photo([width, height]: (typeof sizes)[number], seed: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let grain = seed + 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      grain = (Math.imul(grain, 1_664_525) + 1_013_904_223) >>> 0;
      const noise = (grain >>> 24) % 24;
      const shape = 90 + 60 * Math.sin((x + seed * 40) / 50) * Math.cos((y - seed * 25) / 70);
      const at = (y * width + x) * 3;
      pixels[at] = shape + noise;
      pixels[at + 1] = shape * 0.8 + noise + (y * 40) / height;
      pixels[at + 2] = 60 + noise + (x * 90) / width;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Writes the same photos for the endpoint and the baseline into one folder. */
export async function writePhotos(): Promise<{ folder: string; averageBytes: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-classify-'));
  let bytes = 0;
  for (const [index, size] of sizes.entries()) {
    for (let count = 0; count < perSize; count += 1) {
      const seed = index * perSize + count;
      const made = await photo(size, seed);
      bytes += made.length;
      writeFileSync(join(folder, `${seed}.jpg`), made);
    }
  }
  return { folder, averageBytes: Math.round(bytes / (sizes.length * perSize)) };
}

// Draws the app icons from the logo. Run `pnpm --filter @app/web icons` when the logo changes.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = new URL('../public/', import.meta.url);
const mark = await readFile(new URL('icon.svg', folder));
const ground = '#FAF6EC';

/** Share of the icon that the logo fills: systems may crop a maskable icon to a circle of 80%. */
const kinds = { icon: 0.78, maskable: 0.56 };

for (const [kind, share] of Object.entries(kinds))
  for (const size of [192, 512]) {
    const inner = Math.round(size * share);
    const drawn = await sharp(mark, { density: (72 * inner) / 32 })
      .resize(inner, inner)
      .png()
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
      .composite([{ input: drawn, gravity: 'centre' }])
      .png({ palette: true, compressionLevel: 9, effort: 10 })
      .toFile(fileURLToPath(new URL(`icons/${kind}-${size}.png`, folder)));
  }

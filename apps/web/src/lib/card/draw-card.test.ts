import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCard } from './draw-card.server.ts';

const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300"/>');
const card = {
  category: 'Ekonomi',
  title: 'Kenapa botol <tanpa> label & tutup?',
  facts: '4 menit baca',
  picture,
};

/** Draws the same card in another process with the fonts of `fontSettings`. */
async function drawInOtherProcess(fontSettings: string): Promise<string> {
  const program = `
    const { drawCard } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'draw-card.server.ts')).href)});
    const { picture, ...words } = ${JSON.stringify({ ...card, picture: String(picture) })};
    process.stdout.write((await drawCard({ ...words, picture: Buffer.from(picture) })).toString('base64'));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, FONTCONFIG_FILE: fontSettings },
    maxBuffer: 4 << 20,
  });
  return stdout;
}

/** Mean difference per pixel, 0 to 255. Text antialiasing differs between servers. */
async function difference(...pictures: [Buffer, Buffer]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map((image) => sharp(image).resize(300).greyscale().raw().toBuffer()),
  );
  const differences = [...(one ?? [])].map((value, at) => Math.abs(value - (other?.[at] ?? 0)));
  return differences.reduce((sum, value) => sum + value, 0) / differences.length;
}

test('a card looks the same on a server without any font', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-fonts-'));
  const settings = join(folder, 'fonts.conf');
  await writeFile(settings, `<?xml version="1.0"?><fontconfig><dir>${folder}</dir></fontconfig>`);
  const otherCard = Buffer.from(await drawInOtherProcess(settings), 'base64');
  expect(await difference(await drawCard(card), otherCard)).toBeLessThan(1);
  expect(await difference(await drawCard({ ...card, title: 'Lain' }), otherCard)).toBeGreaterThan(2);
});

test('a card is 1200 × 630, however long the title', async () => {
  const title = 'Sampahdapurdibawakesini '.repeat(5).trim();
  const { width, height, format } = await sharp(await drawCard({ ...card, title })).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
});

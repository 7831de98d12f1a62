import { mkdir, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

const folder = new URL('../../docs/pictures/', import.meta.url);
const mostBytes = 80_000;

/** Drawings arrive when they are near; the picture waits for those that it shows, and for the typeface. */
async function comeToRest(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  );
  await page.waitForLoadState('networkidle');
}

/** What the screen shows now, as docs/pictures/NAME.webp, light enough for a README. */
export async function take(page: Page, name: string): Promise<void> {
  await comeToRest(page);
  const shown = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const picture = await sharp(shown).webp({ quality: 72, effort: 6, smartSubsample: true }).toBuffer();
  expect(picture.length, `bytes of ${name}.webp`).toBeLessThan(mostBytes);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}.webp`, folder), picture);
}

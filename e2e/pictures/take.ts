import { mkdir, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { comeToRest } from '#support/come-to-rest.ts';

const folder = new URL('../../docs/pictures/', import.meta.url);
const mostBytes = 80_000;

/** What the screen shows now, as docs/pictures/NAME.webp, light enough for a README. */
export async function take(page: Page, name: string): Promise<void> {
  await comeToRest(page);
  const shown = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const picture = await sharp(shown).webp({ quality: 72, effort: 6, smartSubsample: true }).toBuffer();
  expect(picture.length, `bytes of ${name}.webp`).toBeLessThan(mostBytes);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}.webp`, folder), picture);
}

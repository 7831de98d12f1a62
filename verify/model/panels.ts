// Sends photos through the page on a phone's screen, as a visitor does.
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { visit } from '@app/e2e/support/journey.ts';
import { choosePhoto } from '@app/e2e/support/photos.ts';
import { type Material, type Suspicion } from '@app/classifier/materials';
import { classifyPhoto } from '@app/contract/smart-sort';
import sharp from 'sharp';
import type { Photo } from './photos.ts';

export interface Panel {
  label: string;
  photo: string;
  verdict: 'sure' | 'unsure' | 'not-waste';
  suspected: Suspicion | null;
  material: Material;
  confidence: number;
  /** Whether the page shows what the server answered: an answer, or a question first. */
  isShown: boolean;
  picture: Buffer;
}

const phone = { width: 360, height: 780 };

export async function collectPanels(browser: Browser, baseURL: string, dataset: string, photos: Photo[]) {
  const panels: Panel[] = [];
  for (const { path, label } of photos) {
    // A visitor each, because the page shows the last answer again.
    const page = await browser.newPage({
      baseURL,
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      viewport: phone,
      reducedMotion: 'reduce',
    });
    panels.push(await panelOf(page, join(dataset, path), label));
    await page.close();
  }
  return panels;
}

async function panelOf(page: Page, file: string, label: string): Promise<Panel> {
  await visit(page, '/smart-sort');
  // Some photos of the set are WebP, which no phone writes.
  const name = `${parse(file).name}.jpg`;
  const buffer = await sharp(await readFile(file))
    .jpeg({ quality: 92 })
    .toBuffer();
  const [response] = await Promise.all([
    page.waitForResponse('**/api/upload/classify'),
    choosePhoto(page, { name, mimeType: 'image/jpeg', buffer }),
  ]);
  const { data } = classifyPhoto.response.parse(await response.json());
  const { verdict, suspected, material, confidence, categoryName } = data.classification;
  const shown = page.locator('#hasil, #pertanyaan').first();
  await shown.waitFor();
  const isQuestion = (await shown.getAttribute('id')) === 'pertanyaan';
  const isShown =
    isQuestion || (await page.getByText(categoryName, { exact: true }).filter({ visible: true }).count()) > 0;
  const picture = await page.screenshot({ animations: 'disabled' });
  return { label, photo: name, verdict, suspected, material, confidence, isShown, picture };
}

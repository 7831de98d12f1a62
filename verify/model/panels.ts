// Sends cross-domain photos through the page, as a visitor does.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { visit } from '@app/e2e/support/journey.ts';
import { classify } from '@app/e2e/support/photos.ts';
import { type Material, materials } from '@app/classifier/materials';
import { classifyPhoto } from '@app/contract/smart-sort';
import { type Photo, sampleEvenly } from './photos.ts';

export interface Panel {
  label: Material;
  photo: string;
  verdict: 'sure' | 'unsure' | 'not-waste';
  material: Material;
  confidence: number;
  /** Whether the page shows the response of the server. */
  isShown: boolean;
  picture: Buffer;
}

/** The area that is visible without scrolling. */
const visibleArea = { width: 1200, height: 640 };

export async function collectPanels(browser: Browser, baseURL: string, dataset: string, photos: Photo[]) {
  const context = await browser.newContext({
    baseURL,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: visibleArea.width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const panels: Panel[] = [];
  for (const { path, label } of photos) {
    panels.push(await panelOf(page, join(dataset, path), label as Material));
  }
  await context.close();
  return panels;
}

async function panelOf(page: Page, file: string, label: Material): Promise<Panel> {
  await visit(page, '/smart-sort');
  const answered = page.waitForResponse('**/api/upload/classify');
  const name = basename(file);
  await classify(page, { name, mimeType: 'image/jpeg', buffer: await readFile(file) });
  const { data } = classifyPhoto.response.parse(await (await answered).json());
  const { verdict, material, confidence, categoryName } = data.classification;
  const panel = page.getByRole('region', { name: 'Hasil Klasifikasi' });
  await panel.waitFor();
  await page.getByAltText('Foto yang Anda kirim').evaluate((image: HTMLImageElement) => image.decode());
  const isShown = await panel.getByText(categoryName, { exact: true }).first().isVisible();
  const { y = 0 } = (await panel.boundingBox()) ?? {};
  const picture = await page.screenshot({ animations: 'disabled', clip: { x: 0, y, ...visibleArea } });
  return { label, photo: name, verdict, material, confidence, isShown, picture };
}

export const perClass = (photos: Photo[], count: number): Photo[] =>
  materials.flatMap((material) =>
    sampleEvenly(
      photos.filter(({ label }) => label === material),
      count,
    ),
  );

// The model on the phone, in real Chromium on the production build:
// `pnpm evaluate:device [--only transfer|speed|agreement] [--limit N] [--dataset FOLDER]`.
// Ends with 0 above all floors, 1 below one, 2 when the photos are not on this machine.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { downloadBytes } from '@app/web/src/features/smart-sort/device/model-caches.ts';
import journeys from '@app/e2e/playwright.config.ts';
import { shippedModel } from '@app/classifier/settings';
import { measureDeviceAgreement } from './device-agreement.ts';
import { deviceFloors } from './device-floors.ts';
import { downloadToDevice, openDevice } from './device-in-browser.ts';
import { measureSpeed } from './device-speed.ts';
import { rounded } from './figures.ts';
import { missedFloors } from '../kit/missed-floors.ts';
import { asPhonePhoto } from './phone-photo.ts';
import { datasetOrExit, type Photo, readManifest, sampleEvenly, defaultDataset } from './photos.ts';
import { startProduct } from '../kit/product/site.ts';
import { openShrink } from './shrink-in-browser.ts';

const { values } = parseArgs({
  options: {
    dataset: { type: 'string', default: defaultDataset },
    only: { type: 'string' },
    limit: { type: 'string', default: 'Infinity' },
  },
});
const allParts = ['transfer', 'speed', 'agreement'] as const;
const parts = allParts.filter((part) => part === (values.only ?? part));
if (parts.length === 0) throw new Error(`--only ${values.only}: there are ${allParts.join(', ')}`);
const limit = Number(values.limit);
if (!(limit >= 1)) throw new Error(`--limit ${values.limit} is not a valid number of photos`);
const dataset = datasetOrExit(values.dataset);

/** `page` has just downloaded everything. */
type Downloaded = { browser: Browser; page: Page; transferred: Map<string, number> };

async function transfer({ transferred }: Downloaded) {
  const sum = (matches: (address: string) => boolean) =>
    [...transferred].reduce((total, [address, bytes]) => total + (matches(address) ? bytes : 0), 0);
  const isModel = (address: string) => address.endsWith('.bin');
  const [modelBytes, runtimeBytes] = [sum(isModel), sum((address) => !isModel(address))];
  const toPromised = (modelBytes + runtimeBytes) / downloadBytes;
  return { transfer: { modelBytes, runtimeBytes, toPromised, files: Object.fromEntries(transferred) } };
}

const photos = readManifest(dataset).filter(({ split }) => split === 'test');

async function agreement({ page }: Downloaded) {
  const shrinkPage = await page.context().newPage();
  return measureDeviceAgreement(
    dataset,
    sampleEvenly(photos, limit),
    await openShrink(shrinkPage),
    await openDevice(page),
  );
}

async function speed({ browser, page }: Downloaded) {
  const [{ path }] = sampleEvenly(photos, 1) as [Photo];
  return measureSpeed(browser, page, await asPhonePhoto(await readFile(join(dataset, path))));
}

const measure = { transfer, agreement, speed };
const product = await startProduct();
let figures = {};
try {
  const browser = await chromium.launch(journeys.use?.launchOptions);
  for (const part of parts) {
    // Otherwise bytes that pass through the service worker would be counted twice.
    const context = await browser.newContext({
      baseURL: product.origin,
      locale: 'id-ID',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const transferred = await downloadToDevice(page);
    const measured = await measure[part]({ browser, page, transferred });
    console.info(JSON.stringify(measured));
    figures = { ...figures, ...measured };
    await context.close();
  }
  await browser.close();
} finally {
  await product.stop();
}

const { version, sha256 } = shippedModel;
const report = rounded({ model: { version, sha256 }, ...figures });
// With fewer photos the figures are not meaningful.
const isJudged = limit >= 500;
const missed = isJudged
  ? missedFloors(
      report,
      parts.flatMap((part) => deviceFloors[part]),
    )
  : [];
console.info(JSON.stringify({ ...report, isJudged, missed }));
process.exit(missed.length > 0 ? 1 : 0);

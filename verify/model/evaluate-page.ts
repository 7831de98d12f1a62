// Evaluates how the page processes photos, in real Chromium on the production build:
// `pnpm evaluate:page [--only agreement|cross] [--limit N] [--sheet FILE] [--dataset FOLDER]`.
// Ends with 0 above all floors, 1 below one, 2 when the photos are not on this machine.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import journeys from '@app/e2e/playwright.config.ts';
import { shippedModel } from '@app/classifier/settings';
import { root } from '@app/services/src/local-env.ts';
import { measureAgreement } from './agreement.ts';
import { outcomeOf, writeSheet } from './contact-sheet.ts';
import { rounded, share, shareOf } from './figures.ts';
import { missedFloors } from '../kit/missed-floors.ts';
import { pageFloors } from './page-floors.ts';
import { collectPanels, type Panel } from './panels.ts';
import { datasetOrExit, readManifest, sampleEvenly, defaultDataset } from './photos.ts';
import { sixtyPhotos } from './sixty-photos.ts';
import { startProduct } from '../kit/product/site.ts';
import { openShrink } from './shrink-in-browser.ts';

const { values } = parseArgs({
  options: {
    dataset: { type: 'string', default: defaultDataset },
    only: { type: 'string' },
    limit: { type: 'string', default: 'Infinity' },
    sheet: { type: 'string', default: 'screenshots/smart-sort-panels.jpg' },
  },
});
const parts = (['agreement', 'cross'] as const).filter((part) => part === (values.only ?? part));
if (parts.length === 0) throw new Error(`--only ${values.only}: there are agreement and cross`);
const limit = Number(values.limit);
if (!(limit >= 1)) throw new Error(`--limit ${values.limit} is not a valid number of photos`);

const dataset = datasetOrExit(values.dataset);
const photos = readManifest(dataset);
const of = (name: string) => photos.filter(({ split }) => split === name);

async function agreement(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ baseURL });
  return measureAgreement(dataset, sampleEvenly(of('test'), limit), await openShrink(page));
}

async function cross(browser: Browser, baseURL: string) {
  const chosen = sixtyPhotos(photos, Math.min(1, limit / 60));
  const panels = await collectPanels(browser, baseURL, dataset, chosen);
  const sheet = resolve(root, values.sheet);
  await writeSheet(sheet, panels);
  const countOf = (outcome: ReturnType<typeof outcomeOf>) =>
    panels.filter((panel) => outcomeOf(panel) === outcome).length;
  return {
    cross: {
      photos: panels.length,
      shown: shareOf(panels, ({ isShown }) => isShown),
      right: countOf('right'),
      wrong: countOf('wrong'),
      open: countOf('open'),
      rightWhenSure: share(countOf('right'), countOf('right') + countOf('wrong')),
      answers: Object.groupBy(panels.map(withoutPicture), ({ label }) => label),
      sheet,
    },
  };
}

const withoutPicture = ({ label, photo, verdict, suspected, material, confidence }: Panel) => ({
  label,
  photo,
  verdict,
  suspected,
  material,
  confidence,
});

const measure = { agreement, cross };
const product = await startProduct();
let figures = {};
try {
  const browser = await chromium.launch(journeys.use?.launchOptions);
  for (const part of parts) figures = { ...figures, ...(await measure[part](browser, product.origin)) };
  await browser.close();
} finally {
  await product.stop();
}

const { version, sha256 } = shippedModel;
const report = rounded({ model: { version, sha256 }, ...figures });
// With fewer photos the figures are not meaningful.
const isJudged = limit === Infinity;
const missed = isJudged
  ? missedFloors(
      report,
      parts.flatMap((part) => pageFloors[part]),
    )
  : [];
console.info(JSON.stringify({ ...report, isJudged, missed }));
process.exit(missed.length > 0 ? 1 : 0);

// Bytes and time to interactive of a first visit, on a slow phone network and the production build behind its
// gateway: `pnpm first-visit [/path …]`. Ends with 1 above a floor.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import journeys from '@app/e2e/playwright.config.ts';
import { missedFloors } from '../../kit/missed-floors.ts';
import { startProduct } from '../../kit/product/site.ts';
import { floorsOf, pages as usualPages } from './floors.ts';
import { countTransfer } from './transfer.ts';
import { timeToUse } from './usable.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = usualPages.filter(({ path }) => positionals.length === 0 || positionals.includes(path));

const pages: Record<string, object> = {};
const product = await startProduct();
const browser = await chromium.launch(journeys.use?.launchOptions);
try {
  for (const page of wanted) {
    const address = new URL(page.path, product.origin).href;
    // Warm-up: fills the shared cache and lets the code be compiled.
    await fetch(address).then((response) => response.text());
    const transfer = await countTransfer(browser, address);
    const use = await timeToUse(browser, address, page);
    const figures = { ...transfer.figures, ...use };
    console.info(page.path, figures, transfer.largest);
    pages[page.path] = figures;
  }
} finally {
  await browser.close();
  await product.stop();
}

const missed = missedFloors(
  pages,
  wanted.flatMap(({ path }) => floorsOf(path)),
);
for (const sentence of missed) console.error(sentence);
console.info(JSON.stringify({ pages, missed }));
process.exit(missed.length > 0 ? 1 : 0);

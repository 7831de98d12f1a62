// Lighthouse scores with the mobile profile, on the production build behind its gateway:
// `pnpm lighthouse [--short] [/path …]`. Ends with 1 below a floor. Other load on the machine makes the figures worse.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import journeys from '@app/e2e/playwright.config.ts';
import { freePort } from '@app/services/src/free-port.ts';
import { missedFloors } from '../../kit/missed-floors.ts';
import { startProduct } from '../../kit/product/site.ts';
import { floorsOf, usualPaths } from './floors.ts';
import { measurePage } from './measure.ts';

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const paths = positionals.length > 0 ? positionals : usualPaths;
const visits = values.short ? 1 : 5;

const pages: Record<string, Awaited<ReturnType<typeof measurePage>>> = {};
const product = await startProduct(false, { hasPlaces: true });
try {
  const port = await freePort();
  const { args = [], ...options } = journeys.use?.launchOptions ?? {};
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  for (const path of paths) {
    const address = new URL(path, product.origin).href;
    // Warm-up: fills the shared cache and lets the code be compiled.
    await fetch(address).then((response) => response.text());
    const page = await measurePage(address, port, visits);
    console.info(path, page);
    pages[path] = page;
  }
  await browser.close();
} finally {
  await product.stop();
}

const missed = missedFloors(pages, paths.flatMap(floorsOf));
for (const sentence of missed) console.error(sentence);
console.info(JSON.stringify({ visits, pages, missed }));
process.exit(missed.length > 0 ? 1 : 0);

import { chromium } from '@playwright/test';
import journeys from '@app/e2e/playwright.config.ts';
import { startProduct } from '../../kit/product/site.ts';

/** One public page of every kind, and its route. */
const provable: Record<string, string> = {
  '/': 'routes/home',
  '/education': 'routes/education-list',
  '/education/news/1': 'routes/education-news',
  '/education/innovation/1': 'routes/education-innovation',
  '/smart-sort': 'routes/smart-sort',
  '/sell-waste': 'routes/sell-waste',
  '/sell-waste/kalkulator': 'routes/sell-waste-calculator',
  '/waste-map': 'routes/waste-map',
  '/login': 'routes/login',
};

type Loaded = { address: string; route: string; scripts: Set<string> };

/** The scripts that Chromium loads on the first visit of each page, until the network is idle. */
export async function loadInChromium(): Promise<Loaded[]> {
  const { origin, stop } = await startProduct();
  const browser = await chromium.launch(journeys.use?.launchOptions);
  try {
    const loaded: Loaded[] = [];
    for (const [address, route] of Object.entries(provable)) {
      const page = await browser.newPage();
      const scripts = new Set<string>();
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
      });
      await page.goto(new URL(address, origin).href, { waitUntil: 'networkidle' });
      await page.close();
      loaded.push({ address, route, scripts });
    }
    return loaded;
  } finally {
    await browser.close();
    await stop();
  }
}

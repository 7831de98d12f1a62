import { chromium } from '@playwright/test';
import journeys from '@app/e2e/playwright.config';
import { startProduct } from '../../kit/product/site.ts';

/** What anybody may open, of every kind of page, and the route that shows it. */
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

/** What Chromium really fetches at the first visit of each of them, until the network is quiet. */
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

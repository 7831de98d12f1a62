import { type BrowserContext, expect, type Page } from '@playwright/test';

/** A busy machine answers slowly, which a browser takes for 2G; and there nothing is fetched ahead. */
export const onFastNetwork = (context: BrowserContext) =>
  context.addInitScript(() => {
    const value = Object.assign(new EventTarget(), { effectiveType: '4g', saveData: false });
    Object.defineProperty(navigator, 'connection', { value });
  });

/** Until the page has fetched ahead all that it wants to keep. */
export async function untilKept(page: Page) {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('disimpan-pada')), { timeout: 45_000 })
    .toMatch(/"at":[1-9]/);
}

export const keptStores = (page: Page) => page.evaluate(() => caches.keys());

/** The addresses of all that is kept, without the host. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(stores.map((store) => store.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

import { type BrowserContext, expect, type Page } from '@playwright/test';

/** What the browser reports while it is offline. */
export const offlineErrors =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|dynamically imported|Error loading route/;

/** On a busy machine the browser may report 2G, on which nothing is prefetched. */
export const simulateFastNetwork = (context: BrowserContext) =>
  context.addInitScript(() => {
    const value = Object.assign(new EventTarget(), { effectiveType: '4g', saveData: false });
    Object.defineProperty(navigator, 'connection', { value });
  });

/** Waits until the page has prefetched everything for offline use. */
export async function waitUntilPrefetched(page: Page) {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('disimpan-pada')), { timeout: 60_000 })
    .toMatch(/"at":[1-9]/);
}

/** Waits until the service worker has every script of a page. */
export async function waitUntilOpenable(page: Page, path: string) {
  const patterns = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', ({ data }) => resolve(data));
          port1.start();
          const worker = navigator.serviceWorker.controller;
          if (worker) worker.postMessage({ type: 'which-pages' }, [port2]);
          else resolve([]);
        }),
    );
  const isOpenable = async () => (await patterns()).some((pattern) => new RegExp(pattern).test(path));
  await expect.poll(isOpenable, { timeout: 60_000 }).toBe(true);
}

/** Waits for the module that updates, prefetches and sends: it is loaded when the page is idle. */
export const waitForLateParts = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => ({
        document: document.readyState,
        hasLateParts: performance
          .getEntriesByType('resource')
          .some(({ name }) => name.includes('late-parts')),
      })),
    )
    .toEqual({ document: 'complete', hasLateParts: true });

/** Requests are seen in order: when this one has been answered, what was sent before it has been seen too. */
export const answerToLaterRequest = (page: Page) =>
  page.evaluate(async () => (await fetch('/robots.txt', { cache: 'no-store' })).text());

export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** The paths of all cached responses. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(stores.map((store) => store.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

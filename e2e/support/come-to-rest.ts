import type { Page } from '@playwright/test';

/** Much arrives when it is near; a picture waits for what it shows, and for the typeface. */
export async function comeToRest(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => {
    const isShown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().top < innerHeight;
    const loading = [
      ...document.querySelectorAll('[aria-busy=true]'),
      ...[...document.images].filter((image) => !image.complete),
    ];
    return !loading.some(isShown);
  });
}

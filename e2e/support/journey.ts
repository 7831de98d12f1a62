import AxeBuilder from '@axe-core/playwright';
import { ports } from '@app/services/src/local-env.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { waitForHydration } from './hydration.ts';

type Fixtures = {
  /** Console errors that the journey provokes on purpose. */
  expectedErrors: RegExp | undefined;
  /** Allows requests to the fake Google server. */
  mayVisitGoogle: boolean;
};

/** Every journey: an unexpected console error or a request to a third party fails it. */
export const test = base.extend<Fixtures>({
  expectedErrors: [undefined, { option: true }],
  mayVisitGoogle: [false, { option: true }],
  context: async ({ context, baseURL, expectedErrors, mayVisitGoogle }, use) => {
    const google = `http://127.0.0.1:${ports.google}`;
    const errors: string[] = [];
    context.on('console', (message) => {
      const { url } = message.location();
      const isOurs = !(mayVisitGoogle && url.startsWith(google));
      if (message.type() === 'error' && isOurs) errors.push(`${message.text()} ${url}`);
    });
    context.on('weberror', (error) => errors.push(String(error.error())));
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const isOurs = origin === baseURL || (mayVisitGoogle && origin === google);
      if (protocol.startsWith('http') && !isOurs) errors.push(`third party: ${request.url()}`);
    });
    await use(context);
    const unexpected = errors.filter((text) => !expectedErrors?.test(text));
    expect(unexpected, 'browser errors').toEqual([]);
  },
});

export { expect };

/** During a fade the contrast is wrong, so finite animations must finish first. */
async function waitForAnimations(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .every((animation) => animation.playState !== 'running'),
  );
}

/** What is not drawn until it is scrolled to keeps the colours of the theme before. */
const drawEverything = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });

/**
 * The axe violations of the page as it is, in the light and in the dark theme. Motion is reduced, because live updates
 * may fade in during the check.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const wasDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const found: string[] = [];
  await drawEverything(page);
  for (const colorScheme of wasDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const)) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await waitForAnimations(page);
    const { violations } = await new AxeBuilder({ page })
      // What passes need not be described, and without frames one page is enough.
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes)
        found.push(`${colorScheme}: ${id} at ${target.join(' ')}: ${failureSummary}`);
    }
  }
  await page.emulateMedia({ reducedMotion: null });
  return found;
}

/** Expects no horizontal overflow at this width, and that every image loads. */
export async function expectToFit(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 780 });
  await visit(page, path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  // In sequence, because images load when they are scrolled into view.
  /* oxlint-disable no-await-in-loop */
  for (const picture of await page.locator('main img').filter({ visible: true }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  /* oxlint-enable no-await-in-loop */
}

/** The JSON-LD of a page. */
export function structuredData(html: string): unknown {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

/** Opens a page and waits for hydration, after which links work without a reload. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await waitForHydration(page);
  return response;
}

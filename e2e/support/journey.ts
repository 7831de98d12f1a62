import AxeBuilder from '@axe-core/playwright';
import { ports } from '@app/services/local-env';
import { test as base, expect, type Page } from '@playwright/test';

type Fixtures = {
  /** What the console may complain about in this journey, because the journey provokes it. */
  expectedComplaints: RegExp | undefined;
  /** Signing in with Google leaves our address for Google's stand-in. */
  mayVisitGoogle: boolean;
};

/** Every journey: an unexpected console error or a request to a third party fails it. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [undefined, { option: true }],
  mayVisitGoogle: [false, { option: true }],
  context: async ({ context, baseURL, expectedComplaints, mayVisitGoogle }, use) => {
    const google = `http://127.0.0.1:${ports.google}`;
    const complaints: string[] = [];
    context.on('console', (message) => {
      const { url } = message.location();
      const isOurs = !(mayVisitGoogle && url.startsWith(google));
      if (message.type() === 'error' && isOurs) complaints.push(`${message.text()} ${url}`);
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const isOurs = origin === baseURL || (mayVisitGoogle && origin === google);
      if (protocol.startsWith('http') && !isOurs) complaints.push(`third party: ${request.url()}`);
    });
    await use(context);
    const unexpected = complaints.filter((text) => !expectedComplaints?.test(text));
    expect(unexpected, 'complaints of the browser').toEqual([]);
  },
});

export { expect };

/** Half-way through a fade every colour is a wrong one: what moves and ends is let end. */
async function comeToRest(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .every((animation) => animation.playState !== 'running'),
  );
}

/** What axe finds on the page as it stands. Live news may arrive meanwhile, so nothing new may fade in either. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeToRest(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** On a screen of this width nothing sticks out, and no drawing stays away. */
export async function expectToFit(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 780 });
  await visit(page, path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  // One after the other: each arrives when it is scrolled to.
  /* oxlint-disable no-await-in-loop */
  for (const picture of await page.locator('main img').filter({ visible: true }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  /* oxlint-enable no-await-in-loop */
}

/** What the page tells machines about itself, read as they read it. */
export function structuredData(html: string): unknown {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

/** The page is ready for people when React has woken up: a link then works without reloading. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
  return response;
}

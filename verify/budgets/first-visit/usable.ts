import type { Browser, Page } from '@playwright/test';
import { waitForHydration } from '@app/e2e/support/hydration.ts';
import { rounded } from '../../kit/statistics.ts';
import { type MeasuredPage, phone, slowNetwork } from './floors.ts';

/**
 * Usable means: the text is painted and the main control reacts to a tap. Seconds since navigation, on the slow network
 * with an empty cache.
 */
export async function timeToUse(browser: Browser, address: string, { control, reaction }: MeasuredPage) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    const begin = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await waitForHydration(page);
    const reacted = reactionOf(page, reaction);
    await page.getByRole(control.role, { name: control.name }).first().tap();
    await reacted;
    const usableSeconds = rounded((performance.now() - begin) / 1000);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    return { paintedSeconds: rounded(painted / 1000), usableSeconds };
  } finally {
    await context.close();
  }
}

const reactionOf = (page: Page, reaction: MeasuredPage['reaction']): Promise<unknown> =>
  reaction === 'camera' ? page.waitForEvent('filechooser') : page.waitForURL(reaction);

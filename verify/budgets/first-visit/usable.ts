import type { Browser, Page } from '@playwright/test';
import { rounded } from '../../kit/statistics.ts';
import { type MeasuredPage, phone, slowNetwork } from './floors.ts';

/**
 * Usable means: the words are painted, and the control that the page is for reacts to a finger. Seconds since the
 * address was entered, on the slow network with nothing kept.
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
    // React marks what it listens to.
    await page.waitForFunction(() =>
      Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
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

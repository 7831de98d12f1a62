import type { Page } from '@playwright/test';

/** React sets this key on hydrated elements; before, a tap has no effect. */
export const waitForHydration = (page: Page, options?: { timeout: number }): Promise<unknown> =>
  page.waitForFunction(
    () => Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber')),
    undefined,
    options,
  );

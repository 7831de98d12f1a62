import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const screens = {
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/** Screenshots for the eyes of whoever changes a page, in both themes, in test-results/screens: `pnpm screens`. */
export default defineConfig({
  ...journeys,
  testDir: './screens',
  reporter: 'list',
  use: { ...journeys.use, contextOptions: { reducedMotion: 'reduce' } },
  projects: Object.entries(screens).flatMap(([screen, use]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${screen}-${colorScheme}`,
      use: { ...use, colorScheme },
    })),
  ),
});

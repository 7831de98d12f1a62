import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The pictures of the README, on the product as the journeys start it: `pnpm pictures`. */
export default defineConfig({
  ...journeys,
  testDir: './pictures',
  workers: 1,
  reporter: 'list',
  use: { ...journeys.use, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'desktop', grep: /on a desktop/ },
    {
      name: 'phone',
      grep: /on a phone/,
      use: { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
});

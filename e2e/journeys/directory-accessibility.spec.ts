import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`in the ${colorScheme} theme on a ${size}`, () => {
      test.use({ colorScheme, viewport });

      for (const path of [
        '/sell-waste?province=Jawa+Timur',
        '/sell-waste/5a3b1e00-0000-4000-8000-000000000001',
        '/sell-waste/kalkulator?items=pet-bening:3,kardus:12,tembaga:1&province=Jawa+Timur',
      ]) {
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          await visit(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await accessibilityViolations(page)).toEqual([]);
        });
      }
    });
  }
}

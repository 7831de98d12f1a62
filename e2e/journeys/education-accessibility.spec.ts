import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`in the ${colorScheme} theme on a ${size}`, () => {
      test.use({ colorScheme, viewport });

      for (const path of [
        '/education',
        '/education?tab=inovasi&material=plastik',
        '/education?q=xyzzyqwertz',
        '/education/news/1',
        '/education/innovation/9',
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

import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';

const publicPages = [
  '/',
  '/about',
  '/smart-sort',
  '/upload-test',
  '/sell-waste',
  '/waste-map',
  '/education',
  '/login',
  '/register',
  '/forgot-password',
  '/confirm-email',
  '/privacy-policy',
  '/terms-of-service',
  '/transparansi',
  '/luring',
  '/pengembang/komponen',
  '/tidak-ada',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({
      colorScheme,
      expectedErrors: /404.*\/tidak-ada|500.*\/pengembang\/galat|Unexpected Server Error/,
    });

    for (const path of publicPages) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await visit(page, path);
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    }

    for (const path of ['/community', '/dashboard']) {
      test(`axe finds nothing on ${path} of a member`, async ({ page, context }) => {
        await signIn(context);
        await visit(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    }

    test('axe finds nothing in the menu of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await visit(page, '/');
      await page.getByRole('button', { name: 'Buka menu' }).click();
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    test('axe finds nothing on the error screen', async ({ page }) => {
      await visit(page, '/pengembang/galat?di=server');
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  });
}

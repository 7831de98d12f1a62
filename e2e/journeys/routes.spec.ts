import { expect, test, visit } from '#support/journey.ts';

/** The public pages; member pages are in guard.spec.ts. */
for (const path of [
  '/',
  '/about',
  '/smart-sort',
  '/upload-test',
  '/sell-waste',
  '/waste-map',
  '/education',
  '/education/news/1',
  '/education/innovation/1',
  '/login',
  '/register',
  '/forgot-password',
  '/privacy-policy',
  '/terms-of-service',
  '/transparansi',
  '/bantuan',
  '/luring',
]) {
  test(`${path} is a page of its own, for everybody`, async ({ page }) => {
    const response = await visit(page, path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The layout around it is complete.
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pemberitahuan' })).toBeAttached();
  });
}

import { expect, test, visit } from '#support/journey.ts';

const texts = [
  'Oops! Terjadi kesalahan',
  'Aplikasi sedang dalam pengembangan. Silakan refresh halaman atau coba lagi nanti.',
  'v1.0 - AI Waste Classification',
];

test.describe('a page that breaks on the server', () => {
  test.use({
    expectedErrors: /500.*\/pengembang\/galat|Unexpected Server Error/,
  });

  test('shows the error screen with the id under which it was logged', async ({ page }) => {
    const response = await page.goto('/pengembang/galat?di=server');
    expect(response?.status()).toBe(500);
    expect(response?.headers()['cache-control']).toBe('no-store');
    for (const text of texts) await expect(page.getByText(text, { exact: false })).toBeVisible();
    await expect(page.getByRole('img', { name: /kunci pas$/ })).toBeVisible();
    const requestId = response?.headers()['x-request-id'];
    await expect(page.getByText(`Kode kesalahan: ${requestId}`)).toBeVisible();
    await expect(page.getByText('A developer broke this page')).toHaveCount(0);
  });

  test('is loaded again by the button', async ({ page }) => {
    await visit(page, '/pengembang/galat?di=server');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Refresh Halaman' }).click();
    await reloaded;
  });
});

test.describe('a page that breaks in the browser', () => {
  test.use({ expectedErrors: /A developer broke this page|React Router caught/ });

  test('shows the error screen and reports itself', async ({ page }) => {
    await visit(page, '/pengembang/galat');
    const report = page.waitForResponse('**/api/diagnostics/page-errors');
    await page.getByRole('button', { name: 'Rusakkan halaman ini' }).click();
    for (const text of texts) await expect(page.getByText(text, { exact: false })).toBeVisible();
    const { errorId } = (await (await report).json()) as { errorId: string };
    await expect(page.getByText(`Kode kesalahan: ${errorId}`)).toBeVisible();
  });
});

test.describe('an address that does not exist', () => {
  test.use({ expectedErrors: /404.*\/tidak-ada/ });

  test('is answered 404 with a way back', async ({ page }) => {
    const response = await visit(page, '/tidak-ada');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
    await page.getByRole('link', { name: 'Ke Beranda', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

import { accessibilityViolations, expect, structuredData, test, visit } from '#support/journey.ts';
import { offlineErrors, simulateFastNetwork, waitUntilPrefetched } from '#support/offline.ts';

test('twenty questions are answered, and the search finds the right one', async ({ page }) => {
  await visit(page, '/bantuan');
  const questions = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(questions).toHaveCount(20);
  await page.getByRole('searchbox', { name: 'Cari pertanyaan' }).fill('hapus akun');
  await expect(questions).toHaveText(['Bagaimana menghapus akun dan data saya?']);
  await questions.click();
  await page.getByRole('link', { name: 'Buka Akun, bagian Data' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('every address that an answer names exists', async ({ page, request }) => {
  await page.goto('/bantuan');
  const addresses = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of new Set(addresses.filter((one) => one.startsWith('/'))))
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
});

test('an address may point to one answer, which is then open', async ({ page }) => {
  await visit(page, '/bantuan#kuota');
  await expect(page.getByText('Kunjungan pertama paling banyak sekitar 350 kB')).toBeInViewport();
});

test('footer and menu lead there, machines find it', async ({ page, request, baseURL }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bantuan' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bantuan' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await expect(page.locator('#menu').getByRole('link', { name: 'Bantuan' })).toHaveAttribute(
    'href',
    '/bantuan',
  );
  const html = await (await request.get('/bantuan')).text();
  expect(structuredData(html)).toMatchObject({ '@type': 'FAQPage' });
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}/bantuan</loc>`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a plain list that unfolds', async ({ page }) => {
    await page.goto('/bantuan');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.getByRole('heading', { name: 'Apa itu sampah B3, dan contohnya?' }).click();
    await expect(page.getByText('Jangan dijual, dibakar, dipecah, atau dicampur.')).toBeVisible();
  });
});

test.describe('without a signal', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: offlineErrors,
  });

  test('it opens, though nobody had opened it before', async ({ page, context }) => {
    await simulateFastNetwork(context);
    await visit(page, '/');
    await waitUntilPrefetched(page);
    await context.setOffline(true);
    await page.goto('/bantuan');
    await expect(page.getByRole('heading', { level: 1, name: 'Bantuan' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Cari pertanyaan' }).fill('kuota');
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('kuota');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('axe finds nothing, and it fits the narrowest phone', async ({ page }) => {
    await visit(page, '/bantuan');
    await page.getByRole('heading', { level: 3 }).first().click();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

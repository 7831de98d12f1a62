import { expect, test } from '#support/journey.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the list, its tabs, its categories and its search work', async ({ page }) => {
  await page.goto('/education');
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(12);
  await page.getByRole('link', { name: /^Ide & Inovasi/ }).click();
  await expect(page).toHaveURL('/education?tab=inovasi');
  await page.getByRole('link', { name: 'Kompos', exact: true }).click();
  await expect(page).toHaveURL('/education?tab=inovasi&category=Kompos');
  await expect(page.getByText(/^\d+ tutorial ditemukan$/)).toBeVisible();
  await page.getByLabel('Cari tutorial').fill('takakura');
  await page.getByRole('button', { name: 'Cari' }).click();
  await expect(page).toHaveURL('/education?tab=inovasi&category=Kompos&q=takakura');
  await page.getByRole('link', { name: 'Kompos keranjang Takakura' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kompos keranjang Takakura' })).toBeVisible();
});

test('without scripts an article reads whole, and shows no button that would do nothing', async ({
  page,
}) => {
  await page.goto('/education/news/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sumber' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Berita Terkait' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Ilustrasi/ })).toBeVisible();
});

test('without scripts a tutorial reads whole, and its list can still be ticked', async ({ page }) => {
  await page.goto('/education/innovation/1');
  await expect(page.getByRole('heading', { name: 'Langkah' })).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { query, signIn } from '#support/member.ts';
import { answerHarmlessly, choosePhoto, classify, photos } from '#support/photos.ts';

const history = (page: Page) => page.getByRole('region', { name: 'Riwayat' });

test('a visitor leaves no trace; a member finds the scan in the history', async ({
  page,
  context,
  browser,
}) => {
  const visitor = await browser.newPage();
  await visit(visitor, '/smart-sort');
  const visitorAnswer = visitor.waitForResponse('**/api/upload/classify');
  await classify(visitor, await photos.jpeg());
  expect(await (await visitorAnswer).json()).toMatchObject({ data: { scanId: null } });
  await expect(visitor.getByRole('heading', { name: 'Riwayat' })).toHaveCount(0);
  await visitor.close();

  const { email } = await signIn(context);
  await visit(page, '/smart-sort');
  await expect(page.getByRole('link', { name: 'Kembali' })).toHaveAttribute('href', '/dashboard');
  await expect(history(page).getByText('Belum ada klasifikasi')).toBeVisible();
  await classify(page, await photos.jpeg());
  await expect(page.getByRole('heading', { name: 'Hasil Klasifikasi' })).toBeVisible();
  await expect(history(page).getByRole('listitem')).toHaveCount(1);
  const { rows } = await query(
    'select photo_key from app.scan join app.profile on profile.id = scan.profile_id where email = $1',
    [email],
  );
  expect(rows).toEqual([{ photo_key: null }]);
});

test('a word given in the history is kept, and a scan is deleted after a question', async ({
  page,
  context,
}) => {
  await signIn(context);
  await visit(page, '/smart-sort');
  await classify(page, await photos.jpeg());
  const row = history(page).getByRole('listitem').first();
  await row.getByRole('button', { name: 'Salah' }).click();
  const saved = page.waitForResponse('**/feedback');
  await row.getByRole('button', { name: 'Bukan salah satunya' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(row).toContainText('Anda menjawab: Bukan salah satunya');

  await row.getByRole('button', { name: /^Hapus / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, Hapus' }).click();
  await expect(page.getByText('Sudah dihapus dari riwayat.').first()).toBeVisible();
  await expect(history(page).getByText('Belum ada klasifikasi')).toBeVisible();
});

test('photos are kept from the moment a member agrees until they withdraw', async ({ page, context }) => {
  const { email } = await signIn(context);
  await visit(page, '/smart-sort');
  const consent = page.getByRole('switch', { name: 'Simpan foto saya bersama riwayat' });
  await consent.check();
  await expect(page.getByText('Foto berikutnya akan disimpan.').first()).toBeVisible();
  await classify(page, await photos.jpeg());
  const photo = history(page).getByRole('img', { name: /^Foto / });
  // Loaded lazily when it is near the viewport.
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveJSProperty('complete', true);
  await consent.uncheck();
  await expect(page.getByText(/Foto tidak lagi disimpan/).first()).toBeVisible();
  await expect(photo).toHaveCount(0);
  const { rows } = await query(
    'select photo_key from app.scan join app.profile on profile.id = scan.profile_id where email = $1',
    [email],
  );
  expect(rows).toEqual([{ photo_key: null }]);
});

test.describe('in both themes', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('axe finds nothing on the chosen photo, the answer and the history', async ({ page, context }) => {
    await signIn(context);
    await visit(page, '/smart-sort');
    const checked = Promise.withResolvers<void>();
    await page.route('**/api/upload/classify*', async (route) => {
      await checked.promise;
      await route.continue();
    });
    await choosePhoto(page, await photos.jpeg());
    await expect(page.getByAltText('Foto yang dipilih: botol.jpg')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    checked.resolve();
    await answerHarmlessly(page);
    await expect(history(page).getByRole('listitem')).toHaveCount(1);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

for (const [name, size] of [
  ['on the narrowest phone', { width: 320, height: 640 }],
  ['at twice the size of a small window', { width: 640, height: 400 }],
] as const) {
  test(`nothing is wider than the screen ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, '/smart-sort');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(size.width);
    await choosePhoto(page, await photos.jpeg());
    await page.locator('#hasil, #pertanyaan').first().waitFor();
    expect(await width()).toBeLessThanOrEqual(size.width);
    await answerHarmlessly(page);
    await expect(page.getByRole('heading', { name: 'Hasil Klasifikasi' })).toBeVisible();
    expect(await width()).toBeLessThanOrEqual(size.width);
  });
}

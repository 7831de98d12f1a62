import type { Page } from '@playwright/test';
import { expect, test, visit } from '#support/journey.ts';

const result = (page: Page) => page.getByRole('region', { name: 'Perkiraan nilai' });

test('from the list to what my bottles are worth, and what preparing them adds', async ({ page }) => {
  await visit(page, '/sell-waste');
  await page.getByRole('link', { name: 'Hitung nilai sampah' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kalkulator Sampah' })).toBeVisible();
  await page.getByLabel('Jenis sampah').selectOption('Botol PET bening');
  await page.getByLabel('Jumlah (kg)').fill('6');
  await expect(result(page).getByText('Pilih provinsi, atau tekan Dekat saya.')).toBeVisible();
  await page.getByLabel('Provinsi').selectOption('Sulawesi Selatan');
  await expect(page).toHaveURL(/items=pet-bening%3A6&province=Sulawesi\+Selatan$/);
  await expect(result(page).getByText('6 kg × Rp3.500/kg')).toBeVisible();
  await expect(result(page).getByText('Rp21.000').first()).toBeVisible();
  await expect(result(page).getByRole('link', { name: 'Plastik Bersih Losari, Makassar' })).toBeVisible();
  await expect(result(page).getByText(/Lepas tutup dan label/)).toBeVisible();
  await expect(result(page).getByText('Data contoh').first()).toBeVisible();
});

test('a shared address counts again: gain, minimum not reached, no price, and one trip', async ({ page }) => {
  await visit(page, '/sell-waste/kalkulator?items=pet-bening:6,gelas-pp:1,tembaga:2&province=Jawa+Timur');
  await expect(result(page).getByText('Naik Rp15.000 bila disiapkan:')).toBeVisible();
  await expect(result(page).getByText('Minimum 3 kg: kurang 2 kg lagi.')).toBeVisible();
  await expect(result(page).getByText(/Belum ada pembeli di Jawa Timur/)).toBeVisible();
  await expect(
    result(page).getByText('Rp9.000 apa adanya. Naik Rp15.000 bila disiapkan dulu.'),
  ).toBeVisible();
  const row = result(page).getByRole('row', { name: /Lapak Plastik Delta/ });
  await expect(row).toContainText('1 dari 3 jenis');
  await expect(row).toContainText('Rp24.000');
});

test.describe('near me', () => {
  test.use({ geolocation: { latitude: -7.44781234, longitude: 112.71834321 }, permissions: ['geolocation'] });

  test('the nearest buyers count, and the position stays out of the address', async ({ page }) => {
    await visit(page, '/sell-waste/kalkulator?items=pet-bening:10');
    await page.getByRole('button', { name: 'Dekat saya' }).click();
    await expect(
      result(page)
        .getByRole('link', { name: /Lapak Plastik Delta/ })
        .first(),
    ).toBeVisible();
    await expect(result(page).getByText('kurang dari 100 m').first()).toBeVisible();
    await expect(page).toHaveURL('/sell-waste/kalkulator?items=pet-bening:10');
    await page.getByLabel('Provinsi').selectOption('Bali');
    await expect(result(page).getByText(/Belum ada pembeli di Bali/)).toBeVisible();
  });
});

test('the keyboard alone fills the sack', async ({ page }) => {
  await visit(page, '/sell-waste/kalkulator?province=DKI+Jakarta');
  await page.getByLabel('Jenis sampah').focus();
  await page.keyboard.type('Alum');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await expect(result(page).getByText('4 kg × Rp7.000/kg')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Jenis sampah')).toHaveCount(2);
});

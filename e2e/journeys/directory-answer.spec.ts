import type { Page } from '@playwright/test';
import { expect, test, visit } from '#support/journey.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const results = (page: Page) => page.getByRole('region', { name: 'Daftar pengepul' });
const names = (page: Page) => results(page).getByRole('article').getByRole('heading');

test('what an answer brings along filters the list, a chip each, and the way back stays', async ({
  page,
}) => {
  await visit(page, '/sell-waste?material=plastik&province=DI+Yogyakarta&dari=jawaban');
  await expect(names(page)).toHaveText(['Bank Sampah Tugu Asri']);
  await page.getByRole('button', { name: 'Hapus filter DI Yogyakarta' }).tap();
  await expect(page).toHaveURL('/sell-waste?material=plastik&dari=jawaban');
  await expect(names(page).filter({ hasText: 'Plastik Bersih Losari' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kembali ke jawaban' })).toHaveAttribute('href', '/smart-sort');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers for the material and the province of the answer', async ({ page }) => {
    await page.goto('/sell-waste?material=plastik&province=DI+Yogyakarta&dari=jawaban');
    await expect(names(page)).toHaveText(['Bank Sampah Tugu Asri']);
    await page.goto('/sell-waste?kind=b3&province=Bali');
    await expect(page.getByText('Belum ada titik B3 yang kami tahu di Bali')).toBeVisible();
    await expect(names(page)).toHaveText(['Kumpul B3 Brantas']);
  });
});

test('the calculator goes on with the material and the province, and back to the list', async ({ page }) => {
  await visit(page, '/sell-waste?material=plastik&province=Jawa+Timur&dari=jawaban');
  await page.getByRole('link', { name: 'Hitung nilai sampah' }).tap();
  await expect(page.getByLabel('Jenis sampah').first()).toHaveValue('pet-bening');
  await expect(page.getByLabel('Provinsi')).toHaveValue('Jawa Timur');
  const result = page.getByRole('region', { name: 'Perkiraan nilai' });
  await expect(result.getByText(/^Contoh: Rp[\d.]+\/kg untuk /)).toBeVisible();
  await expect(result.getByText(/Dicatat 12 November 2026, sumber: Data contoh/)).toBeVisible();
  await page.getByLabel('Jumlah (kg)').first().fill('2,5');
  await expect(result.getByText('Kurang 2,5 kg lagi untuk Rp20.000')).toBeVisible();
  await expect(result.getByText('Rp0')).toHaveCount(0);
  await result.getByRole('link', { name: 'Lihat tempat yang menerima' }).tap();
  await expect(page).toHaveURL('/sell-waste?province=Jawa+Timur&material=plastik');
  await expect(names(page)).toHaveText(['Lapak Plastik Delta']);
});

test('a province without a B3 point says how to keep it, and offers the nearest B3 point only', async ({
  page,
}) => {
  await visit(page, '/sell-waste?kind=b3&province=Papua&dari=jawaban');
  await expect(
    page.getByRole('heading', { name: 'Belum ada titik B3 yang kami tahu di Papua' }),
  ).toBeVisible();
  await expect(page.getByText(/Simpan di kotak tertutup/)).toBeVisible();
  await expect(page.getByText(/Tanyakan ke kelurahan/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Titik B3 terdekat dari Papua' })).toBeVisible();
  await expect(names(page)).toHaveText(['Kumpul B3 Brantas']);
  await expect(page.getByRole('link', { name: 'Hitung nilai sampah' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Kembali ke jawaban' })).toBeVisible();
});

test('Sampang is a kabupaten: nothing there yet, and the nearest with its distance', async ({ page }) => {
  await visit(page, '/sell-waste');
  await page.getByLabel('Cari nama, jenis, atau kota').fill('Sampang');
  await expect(page.getByRole('heading', { name: 'Belum ada tempat di Kabupaten Sampang' })).toBeVisible();
  await expect(page.getByText(/^Terdekat: Lapak Plastik Delta, \d+ km\.$/)).toBeVisible();
  await expect(names(page).first()).toHaveText('Lapak Plastik Delta');
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, visit } from '#support/journey.ts';
import { query, signIn } from '#support/member.ts';
import { classify, photos } from '#support/photos.ts';
import { seedScan, seedScanHistory } from '#support/scans.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const rows = (page: Page) => page.getByRole('list', { name: 'Daftar klasifikasi' }).getByRole('listitem');

test('a member with 156 scans sees them counted, drawn and in tables', async ({ page, context }) => {
  const { email, name } = await signIn(context);
  await seedScanHistory(email);
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^Selamat (pagi|siang|sore|malam), ${name}$`),
  );
  await expect(page.getByText('156 benda sudah Anda pindai, 94,9% di antaranya tepat.')).toBeVisible();
  const here = page.getByRole('banner').getByRole('link', { name: 'Dasbor' });
  await expect(here).toHaveAttribute('aria-current', 'page');
  for (const figure of ['156', '148', '94,9%', '23'])
    await expect(part(page, 'Angka Anda').getByText(figure, { exact: true })).toBeVisible();

  const week = part(page, 'Pindaian minggu ini');
  await expect(
    week.getByRole('img', { name: /^Grafik garis pindaian minggu ini: Senin \d+, / }),
  ).toBeVisible();
  await week.getByText('Lihat sebagai tabel').click();
  await expect(week.getByRole('row', { name: /^Senin \d+$/ })).toBeVisible();
  const months = part(page, 'Pindaian per bulan');
  await months.getByText('Lihat sebagai tabel').click();
  await expect(months.getByRole('row')).toHaveCount(7);
  const materials = part(page, 'Jenis sampah').getByRole('row');
  for (const row of ['Plastik 58 37%', 'Kertas 37 24%', 'Organik 34 22%', 'Logam 16 10%', 'Kaca 11 7%'])
    await expect(materials.filter({ hasText: row.split(' ')[0]! })).toHaveAccessibleName(row);
  const target = part(page, 'Target mingguan');
  await expect(target.getByText('23/15')).toBeVisible();
  await expect(target.getByRole('progressbar')).toHaveAttribute('value', '15');
  await target.getByRole('link', { name: 'Cari pengepul terdekat' }).click();
  await expect(page).toHaveURL('/sell-waste');
});

test('a new member is led to the first scan, and finds it counted', async ({ page, context }) => {
  await signIn(context);
  await visit(page, '/dashboard');
  await expect(page.getByText('Belum ada benda yang Anda pindai.')).toBeVisible();
  await page.getByRole('link', { name: 'Foto Sampah Pertama' }).click();
  await expect(page).toHaveURL('/smart-sort');
  await classify(page, await photos.jpeg());
  await expect(page.getByRole('heading', { name: 'Hasil Klasifikasi' })).toBeVisible();
  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(page.getByText('1 benda sudah Anda pindai.')).toBeVisible();
  await expect(part(page, 'Target mingguan').getByText('1/15')).toBeVisible();
});

test('the history is filtered, paged, judged and downloaded', async ({ page, context }) => {
  const { email } = await signIn(context);
  await seedScanHistory(email);
  await visit(page, '/dashboard');
  await tab(page, 'Riwayat').click();
  await expect(page).toHaveURL('/dashboard?bagian=riwayat');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Tampilkan lebih banyak' }).click();
  await expect(rows(page)).toHaveCount(40);

  await page.getByRole('link', { name: 'Kaca' }).click();
  await expect(rows(page)).toHaveCount(11);
  await page.getByLabel('Penilaian Anda').selectOption('Dinilai benar');
  await expect(page).toHaveURL('/dashboard?bagian=riwayat&jenis=kaca&penilaian=benar');
  await expect(rows(page)).toHaveCount(11);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('riwayat-pilahbumi.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(12);
  await page.goBack();
  await expect(rows(page)).toHaveCount(11);

  await page.getByLabel('Penilaian Anda').selectOption('Belum dinilai');
  await expect(page.getByRole('heading', { name: 'Tidak ada yang cocok' })).toBeVisible();
  await seedScan(email, 'logam');
  await page.getByRole('link', { name: 'Tampilkan Semua' }).click();
  await page.reload();
  await expect(rows(page).first()).toContainText('Logam92% · Cukup yakin');
  await expect(rows(page).first()).toContainText(/\d+ detik lalu/);
  await expect(
    page.getByText('157 benda sudah Anda pindai. Dari 156 yang Anda nilai, 94,9% tepat.'),
  ).toBeVisible();
  await rows(page).first().getByRole('button', { name: 'Benar' }).click();
  await expect(page.getByText('157 benda sudah Anda pindai, 94,9% di antaranya tepat.')).toBeVisible();
});

test('what a member did stands under activity and leads to it', async ({ page, context }) => {
  const { email } = await signIn(context);
  await seedScan(email, 'kaca');
  await visit(page, '/dashboard?bagian=aktivitas');
  await expect(tab(page, 'Aktivitas')).toHaveAttribute('aria-selected', 'true');
  const today = page.getByRole('list', { name: 'Hari ini' }).getByRole('listitem');
  await expect(today).toHaveCount(1);
  await expect(today).toContainText('MemindaiKaca');
});

test('nobody sees the scans of another', async ({ page, context, browser }) => {
  const other = await browser.newContext();
  const { email } = await signIn(other);
  await seedScanHistory(email);
  await other.close();
  await signIn(context);
  await visit(page, '/dashboard');
  await expect(page.getByText('Belum ada benda yang Anda pindai.')).toBeVisible();
});

test('a visitor is asked to sign in and comes back to the same part', async ({ page }) => {
  await visit(page, '/dashboard?bagian=riwayat');
  await expect(page).toHaveURL('/login?next=/dashboard%3Fbagian%3Driwayat');
});

test.describe('a scan at seven in the morning of a Monday', () => {
  for (const [timezoneId, week] of [
    ['Asia/Jayapura', '1'],
    ['Asia/Jakarta', '0'],
  ] as const)
    test.describe(`seen from ${timezoneId}`, () => {
      test.use({ timezoneId });
      test(`counts ${week} to this week`, async ({ page, context }) => {
        const { email } = await signIn(context);
        await seedScan(email, 'kaca');
        // Half an hour into Monday in Jayapura is still Sunday in Jakarta. The week is the one of who looks, because
        // for two hours the two clocks are in different weeks.
        await query(
          `update app.scan set created_at =
             (date_trunc('week', now() at time zone $2) at time zone 'Asia/Jayapura') + interval '30 minutes'
           from app.profile where profile.id = scan.profile_id and email = $1`,
          [email, timezoneId],
        );
        await visit(page, '/dashboard');
        await expect(part(page, 'Target mingguan').getByText(`${week}/15`)).toBeVisible();
      });
    });
});

test('without a network the figures stay, and say that they are old', async ({ page, context }) => {
  const { email } = await signIn(context);
  await seedScanHistory(email);
  await visit(page, '/dashboard');
  await expect(part(page, 'Angka Anda')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/Anda sedang luring/)).toBeVisible();
  await expect(part(page, 'Angka Anda').getByText('148')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Anda sedang luring/)).toHaveCount(0);
});

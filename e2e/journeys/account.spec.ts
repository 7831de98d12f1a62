import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { query, signIn } from '#support/member.ts';
import { logIn, logOut, newUser, register, storedToken } from '#support/test-user.ts';

test.use({ expectedErrors: /status of (400|401|403)/ });

async function openTab(page: Page, name: string) {
  await visit(page, '/akun');
  await page.getByRole('tab', { name }).click();
}

/** The code of an unused time step, because each code works once. */
const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret, issuer: 'PilahBumi' }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

async function turnTwoStepOn(page: Page, password?: string) {
  await openTab(page, 'Keamanan');
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()) ?? '';
  const usedCode = codeOf(secret.replace(/\s/g, ''));
  await page.getByLabel('Kode verifikasi').fill(usedCode);
  if (password) await page.getByLabel('Password akun Anda').fill(password);
  await page.getByRole('button', { name: 'Aktifkan' }).last().click();
  const codes = page.getByRole('list', { name: 'Kode pemulihan' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allTextContents();
  await page.getByRole('button', { name: 'Saya Sudah Menyimpannya' }).click();
  return { secret: secret.replace(/\s/g, ''), usedCode, codes: recoveryCodes };
}

test('a member changes name, phone and place; the phone is stored in one form', async ({ page }) => {
  const user = newUser();
  await register(page, user);
  await visit(page, '/akun');
  await page.getByLabel('Nama Lengkap').fill('Sari Wulandari');
  await page.getByLabel('No. Telepon').fill('0812-3456-7890');
  await page.getByLabel('Lokasi').fill('Sampang');
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(page.getByText('Profil tersimpan.').first()).toBeVisible();
  const { rows } = await query('select name, phone, location from app.profile where email = $1', [
    user.email,
  ]);
  expect(rows).toEqual([{ name: 'Sari Wulandari', phone: '+6281234567890', location: 'Sampang' }]);

  await page.getByLabel('No. Telepon').fill('12345');
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(page.getByText('Tulis nomor telepon Indonesia, misalnya 081234567890.').first()).toBeVisible();
});

test('with two-step sign-in the password alone opens nothing, and a code works once', async ({ page }) => {
  const user = newUser();
  await register(page, user);
  const { secret, usedCode, codes } = await turnTwoStepOn(page, user.password);
  await logOut(page);

  await logIn(page, user);
  await expect(page.getByRole('heading', { name: 'Verifikasi Dua Langkah' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await page.getByLabel('Kode verifikasi').fill(usedCode);
  await page.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(page.getByText(/Kode tidak benar atau sudah dipakai/).first()).toBeVisible();
  await page.getByLabel('Kode verifikasi').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(page).toHaveURL('/dashboard');

  await logOut(page);
  await logIn(page, user);
  await page.getByRole('button', { name: 'Pakai kode pemulihan' }).click();
  await page.getByLabel('Kode pemulihan').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(page).toHaveURL('/dashboard');

  await openTab(page, 'Keamanan');
  await page.getByRole('button', { name: 'Nonaktifkan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(codes[1] ?? '');
  await dialog.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect(page.getByText('Verifikasi dua langkah sudah nonaktif.').first()).toBeVisible();
  await logOut(page);
  await logIn(page, user);
  await expect(page).toHaveURL('/dashboard');
});

test.describe('Google', () => {
  test.use({ mayVisitGoogle: true });

  test('two-step sign-in is asked there too', async ({ page }) => {
    const { email } = newUser();
    const signInWithGoogle = async () => {
      await visit(page, '/login');
      await page.getByRole('button', { name: 'Masuk dengan Google' }).click();
      await page.getByLabel('Akun lain').fill(email);
      await page.getByRole('button', { name: 'Masuk' }).click();
    };
    await signInWithGoogle();
    await expect(page).toHaveURL('/dashboard');
    const { codes } = await turnTwoStepOn(page);
    await logOut(page);
    await signInWithGoogle();
    await expect(page.getByRole('heading', { name: 'Verifikasi Dua Langkah' })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await page.getByRole('button', { name: 'Pakai kode pemulihan' }).click();
    await page.getByLabel('Kode pemulihan').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Verifikasi' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a member sees the devices and leaves them all', async ({ page, browser, baseURL }) => {
  const user = newUser();
  await register(page, user);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const second = await other.newPage();
  await logIn(second, user);
  await expect(second).toHaveURL('/dashboard');

  await openTab(page, 'Perangkat');
  await expect(page.getByText('Perangkat ini', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Keluarkan / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, Keluar' }).click();
  await expect(page.getByText('Anda sudah keluar dari semua perangkat.').first()).toBeVisible();
  await second.reload();
  await expect(second).toHaveURL(/\/login/);
  await other.close();
});

test('a member takes their data along and deletes the account', async ({ page }) => {
  const user = newUser();
  await register(page, user);
  const token = await storedToken(page);
  await openTab(page, 'Data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh Data Saya' }).click();
  const file = await (await download).path();
  const data = JSON.parse(await readFile(file, 'utf8')) as {
    profile: { email: string };
    consents: unknown[];
  };
  expect(data.profile.email).toBe(user.email);
  expect(data.consents.length).toBeGreaterThanOrEqual(2);

  await page.getByRole('button', { name: 'Hapus Akun', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ketik HAPUS untuk melanjutkan').fill('HAPUS');
  await dialog.getByLabel('Password', { exact: true }).fill(user.password);
  await dialog.getByRole('button', { name: 'Ya, Hapus' }).click();
  await expect(page.getByText('Akun Anda sudah dihapus.').first()).toBeVisible();
  await expect(page).toHaveURL('/');

  const me = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);
  const { rowCount } = await query('select 1 from auth.users where email = $1', [user.email]);
  expect(rowCount).toBe(0);
  await logIn(page, user);
  await expect(page.getByText(/Email atau password salah/).first()).toBeVisible();
});

test('who is led to a part of the account sees its name, on a phone too', async ({ page, context }) => {
  await signIn(context);
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/akun?bagian=data');
  await expect(page.getByRole('tab', { name: 'Data', selected: true })).toBeInViewport({ ratio: 1 });
});

for (const tab of ['Profil', 'Keamanan', 'Perangkat', 'Data']) {
  test(`axe finds nothing in the part ${tab} of the account page`, async ({ page, context }) => {
    await signIn(context);
    await openTab(page, tab);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

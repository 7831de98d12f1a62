import { createHash } from 'node:crypto';
import { expect, test, visit } from '#support/journey.ts';
import { query } from '#support/member.ts';
import {
  fillLogin,
  fillRegistration,
  logIn,
  logOut,
  newUser,
  register,
  storedToken,
} from '#support/test-user.ts';

test('somebody new registers, leaves and comes back', async ({ page }) => {
  const user = newUser();
  await visit(page, '/register');
  await fillRegistration(page, user);
  await page.getByRole('button', { name: 'Daftar Sekarang' }).click();
  await expect(page.getByText('Pendaftaran berhasil! Selamat datang di PilahBumi!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  await logOut(page);
  expect(await storedToken(page)).toBeNull();

  await logIn(page, user);
  await expect(page.getByText('Login berhasil!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('registering checks the passwords first, then the agreement', async ({ page }) => {
  const user = newUser();
  await visit(page, '/register');
  await fillRegistration(page, user);
  await page.getByLabel('Konfirmasi Password').fill('lain sekali');
  await page.getByRole('checkbox', { name: /Saya menyetujui/ }).uncheck();
  await page.getByRole('button', { name: 'Daftar Sekarang' }).click();
  await expect(page.getByText('Password dan konfirmasi password tidak cocok').first()).toBeVisible();
  await expect(page.getByText('Anda harus menyetujui syarat dan ketentuan')).toHaveCount(0);

  await page.getByLabel('Konfirmasi Password').fill(user.password);
  await page.getByRole('button', { name: 'Daftar Sekarang' }).click();
  await expect(page.getByText('Anda harus menyetujui syarat dan ketentuan').first()).toBeVisible();
  await expect(page).toHaveURL('/register');
});

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: /status of (400|401|409)/ });

  test('a wrong password is said without blame, and nothing typed is lost', async ({ page }) => {
    const user = newUser();
    await register(page, user);
    await logOut(page);
    await logIn(page, { ...user, password: 'bukan ini' });
    await expect(
      page.getByText('Email atau password salah. Periksa kembali, atau atur ulang password Anda.').first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(user.email);
    expect(await storedToken(page)).toBeNull();
  });

  test('an address nobody has is refused with the same words', async ({ page }) => {
    await logIn(page, newUser());
    await expect(
      page.getByText('Email atau password salah. Periksa kembali, atau atur ulang password Anda.').first(),
    ).toBeVisible();
  });

  test('a common password is refused', async ({ page }) => {
    await visit(page, '/register');
    await fillRegistration(page, { ...newUser(), password: 'bismillah' });
    await page.getByRole('button', { name: 'Daftar Sekarang' }).click();
    await expect(
      page.getByText('Password ini terlalu umum dan mudah ditebak. Pilih password lain.').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Nama Lengkap')).not.toHaveValue('');
  });
});

for (const { remember, hours } of [
  { remember: false, hours: 12 },
  { remember: true, hours: 30 * 24 },
]) {
  test(`${remember ? 'with' : 'without'} "Ingat saya" a session lasts ${hours} hours`, async ({ page }) => {
    const user = newUser();
    await register(page, user);
    await logOut(page);
    await visit(page, '/login');
    await page.getByRole('checkbox', { name: 'Ingat saya' }).setChecked(remember);
    await fillLogin(page, user);
    await expect(page).toHaveURL('/dashboard');
    const token = await storedToken(page);
    const { rows } = await query(
      `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from app.session where token_hash = $1`,
      [
        createHash('sha256')
          .update(token ?? '')
          .digest(),
      ],
    );
    expect(rows).toEqual([{ hours }]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('"Ingat saya" is on from the start', async ({ page }) => {
    await visit(page, '/login');
    await expect(page.getByRole('checkbox', { name: 'Ingat saya' })).toBeChecked();
  });
});

test('on a computer, which others may use, "Ingat saya" is off', async ({ page }) => {
  await visit(page, '/login');
  await expect(page.getByRole('checkbox', { name: 'Ingat saya' })).not.toBeChecked();
});

test('what may wait is folded, and the rules of the password are ticked while typing', async ({ page }) => {
  await visit(page, '/register');
  await expect(page.getByLabel('No. Telepon')).toBeHidden();
  await page.getByText('Boleh diisi nanti').click();
  await expect(page.getByLabel('No. Telepon')).toBeVisible();
  await expect(page.getByLabel('Lokasi')).toBeVisible();

  const rules = page.getByRole('list', { name: 'Syarat password' });
  await page.getByLabel('Password', { exact: true }).fill('sapu');
  await expect(rules).toContainText('6 karakter atau lebih: belum');
  await page.getByLabel('Password', { exact: true }).fill('sapu lidi');
  await expect(rules).toContainText('6 karakter atau lebih: terpenuhi');
  await page.getByLabel('Konfirmasi Password').fill('sapu');
  await expect(rules).toContainText('Konfirmasi sama: belum');
  await page.getByLabel('Konfirmasi Password').fill('sapu lidi');
  await expect(rules).toContainText('Konfirmasi sama: terpenuhi');
});

test('the dashboard tells that the confirmation mail waits, and sends it again', async ({ page }) => {
  const user = newUser();
  await register(page, user);
  const notice = page.getByRole('region', { name: 'Konfirmasi email' });
  await expect(notice).toContainText(`Email konfirmasi menunggu di ${user.email}`);
  await notice.getByRole('button', { name: 'Kirim lagi' }).click();
  await expect(page.getByText('Email konfirmasi telah dikirim. Silakan cek inbox Anda.')).toBeVisible();
  await query('update app.profile set email_verified_at = now() where email = $1', [user.email]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a visitor who was sent to the login page arrives where they wanted to go', async ({ page }) => {
  const user = newUser();
  await register(page, user);
  await logOut(page);
  await visit(page, '/community');
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, user);
  await expect(page).toHaveURL('/community');
});

for (const next of [
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  '/%2f%2fevil.test/..//',
  'javascript:alert(1)',
]) {
  test(`nobody is led away by next=${next}`, async ({ page, baseURL }) => {
    const user = newUser();
    await register(page, user);
    await logOut(page);
    await visit(page, `/login?next=${encodeURIComponent(next)}`);
    await fillLogin(page, user);
    await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test('the password can be shown and hidden', async ({ page }) => {
  await visit(page, '/login');
  const field = page.getByRole('main').getByLabel('Password', { exact: true });
  await field.fill('rahasia');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /Tampilkan/ }).click();
  await expect(field).toHaveAttribute('type', 'text');
});

import { expect, test, visit } from '#support/journey.ts';
import { linkIn, mailTo } from '#support/mailbox.ts';
import { fillLogin, logIn, newUser, register, storedToken } from '#support/test-user.ts';

test.use({ expectedErrors: /status of (400|401|403)/ });

async function requestResetLink(page: Parameters<typeof visit>[0], email: string) {
  await visit(page, '/forgot-password');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Kirim Link Reset' }).click();
  await expect(
    page.getByText('Email reset password telah dikirim. Silakan cek inbox Anda.').first(),
  ).toBeVisible();
}

test('a forgotten password is set anew by the mailed link, and every old session ends', async ({
  page,
  browser,
  baseURL,
}) => {
  const user = newUser();
  await register(page, user);
  const oldToken = await storedToken(page);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const phone = await other.newPage();
  await requestResetLink(phone, user.email);
  await expect(phone.getByText(user.email)).toBeVisible();
  await expect(phone.getByText(/spam/)).toBeVisible();

  const mail = await mailTo(user.email, /Atur ulang|password/i);
  const link = linkIn(mail, '/auth/v1/verify');
  await phone.goto(link);
  await expect(phone.getByLabel('Password Baru', { exact: true })).toBeVisible();
  expect(phone.url()).not.toContain('access_token');

  await phone.getByLabel('Password Baru', { exact: true }).fill('ganti baru sekali');
  await phone.getByLabel('Konfirmasi Password Baru').fill('beda lagi');
  await phone.getByRole('button', { name: 'Ubah Password' }).click();
  await expect(phone.getByText('Password dan konfirmasi password tidak cocok').first()).toBeVisible();
  await phone.getByLabel('Konfirmasi Password Baru').fill('ganti baru sekali');
  await phone.getByRole('button', { name: 'Ubah Password' }).click();
  await expect(phone.getByText('Password berhasil diubah!').first()).toBeVisible();
  await expect(phone).toHaveURL(/\/login/);

  const me = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${oldToken}` } });
  expect(me.status(), 'the old session').toBe(401);
  await fillLogin(phone, { email: user.email, password: 'ganti baru sekali' });
  await expect(phone).toHaveURL('/dashboard');
  await mailTo(user.email, /[Pp]assword.*(diubah|berubah)|diubah/);

  // The same link again.
  await phone.goto(link);
  await expect(
    phone.getByText('Link reset password sudah kadaluarsa. Silakan request link baru.').first(),
  ).toBeVisible();
  await expect(phone).toHaveURL('/forgot-password');
  await other.close();
});

test('every address gets the same answer', async ({ page }) => {
  await requestResetLink(page, newUser().email);
  await page.getByRole('button', { name: 'Kirim ulang' }).click();
  await expect(page.getByRole('button', { name: 'Kirim Link Reset' })).toBeVisible();
});

for (const { kind, address, text } of [
  {
    kind: 'expired',
    address: '#error=access_denied&error_code=otp_expired&error_description=x',
    text: 'Link reset password sudah kadaluarsa. Silakan request link baru.',
  },
  {
    kind: 'refused',
    address: '#error=server_error&error_code=unexpected_failure',
    text: 'Link reset password tidak valid. Silakan request link baru.',
  },
  {
    kind: 'empty',
    address: '',
    text: 'Link reset password tidak valid atau sudah kadaluarsa. Silakan request link baru.',
  },
  {
    kind: 'forged',
    address: '#access_token=eyJhbGciOiJIUzI1NiJ9.e30.x&type=recovery',
    text: 'Link reset password tidak valid atau sudah kadaluarsa. Silakan request link baru.',
  },
]) {
  test(`a link that is ${kind} is named and leads to a new one after two seconds`, async ({ page }) => {
    await page.goto(`/reset-password${address}`);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page).toHaveURL('/forgot-password');
  });
}

test('a member changes the password; the current one is checked first', async ({ page }) => {
  const user = newUser();
  await register(page, user);
  const oldToken = await storedToken(page);
  await visit(page, '/akun');
  await page.getByRole('tab', { name: 'Keamanan' }).click();
  await page.getByLabel('Password Saat Ini').fill('bukan ini');
  await page.getByLabel('Password Baru', { exact: true }).fill('ganti baru sekali');
  await page.getByLabel('Konfirmasi Password Baru').fill('ganti baru sekali');
  await page.getByRole('button', { name: 'Ubah Password' }).click();
  await expect(page.getByText('Password saat ini tidak benar').first()).toBeVisible();

  await page.getByLabel('Password Saat Ini').fill(user.password);
  await page.getByRole('button', { name: 'Ubah Password' }).click();
  await expect(page.getByText('Password berhasil diubah.', { exact: true }).first()).toBeVisible();

  // This device stays signed in with a new session; the old session has ended.
  await expect.poll(() => storedToken(page)).not.toBe(oldToken);
  await visit(page, '/dashboard');
  await expect(page).toHaveURL('/dashboard');
  const me = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${oldToken}` } });
  expect(me.status()).toBe(401);
});

test('the confirmation mail proves the address', async ({ page }) => {
  const user = newUser();
  await register(page, user);
  const mail = await mailTo(user.email, /Konfirmasi email/);
  const link = linkIn(mail, '/confirm-email');
  expect(mail.text).toContain('/confirm-email#token=');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email Anda terkonfirmasi' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await visit(page, '/akun');
  await expect(page.getByText('Terkonfirmasi').first()).toBeVisible();

  await page.goto('/');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Link tidak bisa dipakai' })).toBeVisible();
});

test('signing in from a new browser is told by mail', async ({ page, browser, baseURL }) => {
  const user = newUser();
  await register(page, user);
  const other = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent:
      'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  });
  const phone = await other.newPage();
  await logIn(phone, user);
  await expect(phone).toHaveURL('/dashboard');
  const mail = await mailTo(user.email, /perangkat baru/);
  expect(mail.text).toContain('Chrome di Android');
  await other.close();
});

import type { Page } from '@playwright/test';
import { expect, test, visit } from '#support/journey.ts';
import { logOut, newUser, register, storedToken } from '#support/test-user.ts';

// The fake Google server has its own origin, like Google.
test.use({ mayVisitGoogle: true });

async function chooseAccount(page: Page, email: string) {
  await page.getByLabel('Akun lain').fill(email);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

test('somebody new registers with Google, leaves, and signs in with Google', async ({ page }) => {
  const { email } = newUser();
  await visit(page, '/register');
  await page.getByRole('button', { name: 'Daftar dengan Google' }).click();
  await chooseAccount(page, email);
  await expect(page.getByText('Memproses login...')).toBeVisible();
  await expect(page.getByText('Login berhasil!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(await storedToken(page)).not.toBeNull();

  await logOut(page);
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Masuk dengan Google' }).click();
  await chooseAccount(page, email);
  await expect(page).toHaveURL('/dashboard');
});

test('a cancelled Google sign-in leads back to the login page and says so', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Masuk dengan Google' }).click();
  await page.getByRole('link', { name: 'Batal' }).click();
  await expect(page.getByText(/^Login gagal/)).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
});

test.describe('refused', () => {
  test.use({ expectedErrors: /status of (401|403)/ });

  test('an unverified Google address opens no account', async ({ page }) => {
    await visit(page, '/login');
    await page.getByRole('button', { name: 'Masuk dengan Google' }).click();
    await chooseAccount(page, `unverified.${newUser().email}`);
    await expect(page.getByText(/Gagal menyimpan data pengguna|belum terverifikasi/).first()).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await storedToken(page)).toBeNull();
  });

  test('who owns the address takes over what a stranger registered with it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const stranger = newUser();
    await register(page, stranger);
    const strangersToken = await storedToken(page);

    const own = await browser.newContext({ baseURL: baseURL ?? '' });
    const ownPage = await own.newPage();
    await visit(ownPage, '/login');
    await ownPage.getByRole('button', { name: 'Masuk dengan Google' }).click();
    await chooseAccount(ownPage, stranger.email);
    await expect(ownPage).toHaveURL('/dashboard');

    const me = await page.request.get('/api/auth/me', {
      headers: { authorization: `Bearer ${strangersToken}` },
    });
    expect(me.status(), 'the stranger’s session').toBe(401);
    const login = await page.request.post('/api/auth/login', { data: stranger });
    expect(login.status(), 'the stranger’s password').toBe(401);
    await own.close();
  });
});

test('the tokens of the callback do not stay in the address', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Masuk dengan Google' }).click();
  await chooseAccount(page, newUser().email);
  await page.waitForURL(/\/auth\/callback/);
  await expect.poll(() => page.url()).not.toContain('access_token');
  await expect(page).toHaveURL('/dashboard');
});

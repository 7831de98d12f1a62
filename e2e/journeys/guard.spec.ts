import { expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';

for (const path of ['/community', '/dashboard']) {
  test(`a visitor of ${path} is sent to the login page`, async ({ page }) => {
    await visit(page, path);
    await expect(page).toHaveURL(/\/login(\?next=.*)?$/);
  });

  test(`a member of ${path} stays there`, async ({ page, context }) => {
    await signIn(context);
    await visit(page, path);
    await expect(page.getByRole('button', { name: 'Keluar' })).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('while the session is checked the guard shows a spinner', async ({ page, context }) => {
  await signIn(context);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/me', async (route) => {
    await asked;
    await route.continue();
  });
  await visit(page, '/dashboard');
  await expect(page.getByText('Memeriksa sesi Anda...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: /^Selamat / })).toBeVisible();
});

test.describe('with a dead session', () => {
  test.use({ expectedErrors: /401.*\/api\/auth\/me/ });

  test('the token is deleted and the login page opens', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('token', 'expired'));
    await visit(page, '/dashboard');
    await expect(page).toHaveURL(/\/login(\?next=.*)?$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('a member keeps the token, is told so, and may try again', async ({ page, context }) => {
    await signIn(context);
    await page.route('**/api/auth/me', (route) => route.abort());
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Anda sedang luring' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();

    await page.unroute('**/api/auth/me');
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByRole('heading', { name: /^Selamat / })).toBeVisible();
  });
});

import { expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';

const forEveryone = ['Beranda', 'Pilah Cerdas', 'Jual Sampah', 'Edukasi', 'Tentang'];

test('a visitor finds the pages for everyone, login and register', async ({ page }) => {
  await visit(page, '/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation').getByRole('link')).toHaveText(forEveryone);
  await expect(header.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', '/register');
  await expect(header.getByRole('link', { name: 'Komunitas' })).toHaveCount(0);
  await expect(header.getByRole('button', { name: 'Keluar' })).toHaveCount(0);
});

test('the footer leads to the quick links and the legal pages and carries the year', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  const addresses = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/',
      '/smart-sort',
      '/waste-map',
      '/education',
      '/community',
      '/privacy-policy',
      '/terms-of-service',
    ]),
  );
  for (const [name, address] of [
    ['halo@pilahbumi.id', 'mailto:halo@pilahbumi.id'],
    ['Instagram', 'https://www.instagram.com/pilahbumi'],
    ['YouTube', 'https://www.youtube.com/@pilahbumi'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} PilahBumi`);
});

test('a member finds the community, the dashboard and the way out', async ({ page, context }) => {
  const { token } = await signIn(context);
  await visit(page, '/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation').getByRole('link')).toHaveText([...forEveryone, 'Komunitas']);
  await expect(header.getByRole('link', { name: 'Dasbor' })).toHaveAttribute('href', '/dashboard');
  await expect(header.getByRole('link', { name: 'Masuk' })).toHaveCount(0);

  await header.getByRole('button', { name: 'Keluar' }).click();
  const goodbye = page.getByRole('region', { name: 'Pemberitahuan' }).getByText('Anda sudah keluar.');
  await expect(goodbye).toBeVisible();
  const place = (await goodbye.boundingBox()) ?? { x: 0, y: 900 };
  expect(place.x, 'at the right').toBeGreaterThan(1440 / 2);
  expect(place.y, 'at the top').toBeLessThan(900 / 4);
  await expect(header.getByRole('link', { name: 'Masuk' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const me = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status(), 'the session is revoked on the server too').toBe(401);
});

test('logging out in one tab signs the other tab out', async ({ page, context }) => {
  await signIn(context);
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/');
  await expect(other.getByRole('button', { name: 'Keluar' })).toBeVisible();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('the menu opens, leads somewhere and closes on the way', async ({ page }) => {
    await visit(page, '/');
    const menu = page.locator('#menu');
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Buka menu' }).tap();
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(forEveryone);
    await menu.getByRole('link', { name: 'Edukasi' }).tap();
    await expect(page).toHaveURL('/education');
    await expect(menu).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu).toHaveCount(0);
  });

  test('Escape closes the menu and gives the focus back', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Buka menu' }).press('Enter');
    await expect(page.locator('#menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Buka menu' })).toBeFocused();
  });

  test.describe('the narrowest one', () => {
    test.use({ viewport: { width: 320, height: 640 }, expectedErrors: /404.*\/tidak-ada/ });

    for (const path of ['/', '/education', '/pengembang/komponen', '/tidak-ada']) {
      test(`nothing on ${path} is wider than the screen`, async ({ page }) => {
        await page.goto(path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(320);
      });
    }
  });
});

import type { Page } from '@playwright/test';
import { deleteTopics, newTopic, openSignedInBrowser, writePost } from '#support/forum.ts';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });
test.afterAll(deleteTopics);

const bar = (page: Page) => page.getByRole('navigation', { name: 'Bawah' });
const current = (page: Page) => bar(page).locator('[aria-current="page"]');
test('a visitor has five places at the bottom, and sees which one is open', async ({ page }) => {
  await visit(page, '/');
  await expect(bar(page).getByRole('link')).toHaveText(['Beranda', 'Jual', 'Foto', 'Belajar', 'Masuk']);
  await expect(current(page)).toHaveText('Beranda');
  for (const [name, address] of [
    ['Jual', '/sell-waste'],
    ['Foto', '/smart-sort'],
    ['Belajar', '/education'],
    ['Masuk', '/login'],
    ['Beranda', '/'],
  ] as const) {
    await visit(page, name === 'Beranda' ? '/about' : '/');
    await bar(page).getByRole('link', { name }).tap();
    await expect(page).toHaveURL(address);
  }
});

test('every place is large enough for a thumb, and within the screen', async ({ page }) => {
  await visit(page, '/about');
  for (const link of await bar(page).getByRole('link').all()) {
    const box = (await link.boundingBox()) ?? { width: 0, height: 0, y: 0 };
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48);
    expect(box.y + box.height).toBeLessThanOrEqual(780);
  }
});

test('the server itself marks the place, so that it works without scripts', async ({ request }) => {
  const html = await (await request.get('/education')).text();
  const [nav = ''] = /<nav aria-label="Bawah"[\s\S]*?<\/nav>/.exec(html) ?? [];
  expect(nav.match(/aria-current="page"/g)).toHaveLength(1);
  expect(nav).toMatch(
    /href="\/education"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/education"/,
  );
});

test('a member finds the account there, and the community and the dashboard one tap further', async ({
  page,
  context,
}) => {
  await signIn(context);
  await visit(page, '/about');
  await bar(page).getByRole('link', { name: 'Akun' }).tap();
  await expect(page).toHaveURL('/akun');
  await expect(current(page)).toHaveText('Akun');
  const pages = page.getByRole('navigation', { name: 'Halaman anggota' });
  await expect(pages.getByRole('link', { name: 'Dasbor' })).toHaveAttribute('href', '/dashboard');
  await pages.getByRole('link', { name: 'Komunitas' }).tap();
  await expect(page).toHaveURL('/community');
});

test('while somebody types the bar is away; it comes back after', async ({ page }) => {
  await visit(page, '/login');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('main').getByLabel('Email', { exact: true }).tap();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('heading', { level: 1 }).tap();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(bar(page)).toBeVisible();
});

test('a page with a dock of its own has no second bar', async ({ page }) => {
  await visit(page, '/education/news/1');
  await expect(page.locator('[data-dock]')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.goBack();
});

test('the end of the page is not covered, and the menu covers the bar', async ({ page }) => {
  await visit(page, '/about');
  // Parts that are drawn late make the page longer while it scrolls.
  await expect
    .poll(() =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const { bottom } = document.querySelector('footer')!.getBoundingClientRect();
        return Math.round(bottom - document.querySelector('.bottom-bar')!.getBoundingClientRect().top);
      }),
    )
    .toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Buka menu' }).tap();
  const { x, y, width } = (await bar(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const onTop = await page.evaluate(
    ([left, top]) => Boolean(document.elementFromPoint(left!, top!)?.closest('#menu')),
    [x + width / 2, y + 30],
  );
  expect(onTop).toBe(true);
});

test('the footer of a member is one row, with help and the legal texts', async ({ page, context }) => {
  await signIn(context);
  await visit(page, '/akun');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link').filter({ visible: true })).toHaveText([
    'Bantuan',
    'Privasi',
    'Syarat',
  ]);
  expect((await footer.boundingBox())?.height).toBeLessThan(80);
});

test('the footer of a visitor is whole', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('contentinfo').getByRole('navigation').filter({ visible: true })).toHaveCount(
    3,
  );
});

test('a link of the footer is followed without loading the page again', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bantuan' }).first().tap();
  await expect(page).toHaveURL('/bantuan');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test.describe('with something that waits to be sent', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the bar tells how much, and leaving asks first', async ({ page, context, browser }) => {
    const address = await writePost(await openSignedInBrowser(browser), newTopic('Menunggu di ponsel'));
    await signIn(context);
    await visit(page, address);
    await context.route('**/api/community/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    );
    await page.getByRole('textbox', { name: 'Tulis balasan' }).fill('Nanti saja.');
    await page.getByRole('button', { name: 'Kirim', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Nanti saja.' })).toContainText(
      'Menunggu kirim',
    );
    await visit(page, '/');
    await expect(bar(page).getByRole('link', { name: /^Akun ?, 1 menunggu dikirim$/ })).toBeVisible();

    await page.getByRole('button', { name: 'Buka menu' }).tap();
    const menu = page.locator('#menu');
    await expect(menu.getByRole('button').last()).toHaveText('Keluar');
    await menu.getByRole('button', { name: 'Keluar' }).tap();
    const question = page.getByRole('dialog', { name: '1 belum terkirim. Keluar sekarang?' });
    await question.getByRole('button', { name: 'Batal' }).tap();
    await expect(question).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
    await menu.getByRole('button', { name: 'Keluar' }).tap();
    await question.getByRole('button', { name: 'Ya, Keluar' }).tap();
    await expect(bar(page).getByRole('link', { name: 'Masuk' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test('axe finds nothing on the landing page and the account of a phone', async ({ page, context }) => {
  await visit(page, '/');
  expect(await accessibilityViolations(page)).toEqual([]);
  await signIn(context);
  await visit(page, '/akun');
  await expect(page.getByRole('heading', { level: 2, name: 'Tampilan' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

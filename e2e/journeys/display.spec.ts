import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';

const surface = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const light = 'rgb(250, 246, 236)';
const dark = 'rgb(17, 23, 18)';
const themeColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => !media || matchMedia(media).matches,
      )?.content,
  );
const choice = (page: Page, group: string, name: string) =>
  page.getByRole('contentinfo').getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

test.use({ colorScheme: 'light' });

test('the theme of the footer is taken at once, and kept from the first paint of the next page on', async ({
  page,
}) => {
  await visit(page, '/');
  expect(await surface(page)).toBe(light);
  await expect(choice(page, 'Tema', 'Sistem')).toBeChecked();
  await choice(page, 'Tema', 'Gelap').check();
  expect(await surface(page)).toBe(dark);
  expect(await themeColour(page)).toBe('#111712');

  await page.goto('/about', { waitUntil: 'commit' });
  await page.waitForSelector('h1');
  expect(await surface(page)).toBe(dark);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await expect(choice(page, 'Tema', 'Gelap')).toBeChecked();
  await choice(page, 'Tema', 'Sistem').check();
  expect(await surface(page)).toBe(light);
  expect(await themeColour(page)).toBe('#FAF6EC');
});

test('light may be chosen against a dark system, and paper is light in any case', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  expect(await surface(page)).toBe(dark);
  await choice(page, 'Tema', 'Terang').check();
  expect(await surface(page)).toBe(light);
  expect(await themeColour(page)).toBe('#FAF6EC');
  await choice(page, 'Tema', 'Gelap').check();
  await page.emulateMedia({ media: 'print' });
  expect(await surface(page)).toBe(light);
});

test('a member chooses both under Akun, and other tabs follow', async ({ page, context }) => {
  await signIn(context);
  const other = await context.newPage();
  await visit(other, '/about');
  await visit(page, '/akun');
  const settings = page.getByRole('region', { name: 'Tampilan' });
  await settings.getByRole('radio', { name: 'Gelap' }).check();
  await settings.getByRole('radio', { name: 'Sangat besar' }).check();
  await expect.poll(() => surface(other)).toBe(dark);
  const size = () => other.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe('20.8px');
  await expect(choice(page, 'Ukuran teks', 'Sangat besar')).toBeChecked();
});

test.describe('with the largest text on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedErrors: /404/ });

  const pages = [
    '/',
    '/about',
    '/smart-sort',
    '/sell-waste',
    '/education',
    '/education/innovation/1',
    '/login',
    '/register',
    '/privacy-policy',
    '/transparansi',
    '/bantuan',
    '/luring',
  ];
  for (const path of pages) {
    test(`nothing on ${path} is wider than the screen`, async ({ page, context }) => {
      await context.addInitScript(() => localStorage.setItem('ukuran-teks', 'sangat-besar'));
      await visit(page, path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20.8px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }

  test('the pages of a member fit too', async ({ page, context }) => {
    await context.addInitScript(() => localStorage.setItem('ukuran-teks', 'sangat-besar'));
    await signIn(context);
    for (const path of ['/', '/dashboard', '/akun', '/community']) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });
});

test('axe finds nothing with a chosen dark theme and large text', async ({ page, context }) => {
  await context.addInitScript(() => {
    // The empty page of axe has no storage.
    if (location.protocol === 'about:') return;
    localStorage.setItem('tema', 'dark');
    localStorage.setItem('ukuran-teks', 'besar');
  });
  for (const path of ['/', '/bantuan', '/register']) {
    await visit(page, path);
    expect(await accessibilityViolations(page), path).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no switch is shown that would do nothing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo').getByRole('radio').filter({ visible: true })).toHaveCount(0);
  });
});

import { expect, expectToFit, test, visit } from '#support/journey.ts';
import {
  offlineErrors,
  simulateFastNetwork,
  waitUntilOpenable,
  waitUntilPrefetched,
} from '#support/offline.ts';
import { signInAsStaff } from '#support/staff.ts';

const search = 'Cari popok, baterai, kardus';

test('a typing error, a whole question and another name find the thing', async ({ page }) => {
  await visit(page, '/pilah');
  const field = page.getByLabel(search);
  for (const [typed, name] of [
    ['popk', 'Popok'],
    ['popok dibuang ke mana?', 'Popok'],
    ['pampers', 'Popok'],
    ['batrei', 'Baterai'],
    ['minyak goreng bekas', 'Minyak jelantah'],
  ] as const) {
    await field.fill(typed);
    await expect(page.getByText(`untuk “${typed}”`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(name);
  }
  await page.getByRole('link', { name: /^Minyak jelantah/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Minyak jelantah dibuang ke mana?' }),
  ).toBeVisible();
  // The way back still has the search.
  await page.goBack();
  await expect(field).toHaveValue('minyak goreng bekas');
});

test('the answer stands first on a page, and engines read it', async ({ page, request }) => {
  await visit(page, '/pilah/popok');
  await expect(page).toHaveTitle('Popok dibuang ke mana? · PilahBumi');
  const article = page.getByRole('article');
  await expect(article).toContainText('ResiduTempat abu-abu. Tidak bisa dijual atau dikompos.');
  await expect(article.getByRole('listitem').first()).toContainText('Buang tinja ke kloset');
  await expect(article).toContainText('Aturan warna di kota Anda bisa berbeda.');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pilah\/popok$/);
  const html = await (await request.get('/pilah/popok')).text();
  expect(html).toContain('"@type":"FAQPage"');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/\/pilah\//g)?.length).toBeGreaterThanOrEqual(300);
});

test('a dangerous thing leads to points for it and never to a buyer', async ({ page }) => {
  for (const slug of ['baterai', 'kaleng-semprot', 'obat-kedaluwarsa', 'oli-bekas', 'ponsel-rusak']) {
    await visit(page, `/pilah/${slug}`);
    const selling = page.getByRole('main').locator('a[href*="/sell-waste"]');
    await expect(selling).toHaveCount(1);
    await expect(selling).toHaveAttribute('href', '/sell-waste?kind=b3');
    await expect(page.getByText(/^Harga di/)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Lihat Titik B3' }).click();
  await expect(page).toHaveURL(/\/sell-waste\?kind=b3/);
});

test('where buyers pay, the price of the own province has its date and source', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('province', 'Jawa Timur'));
  await visit(page, '/pilah/botol-plastik');
  await expect(page.getByRole('heading', { name: 'Harga di Jawa Timur' })).toBeVisible();
  await expect(page.getByText(/Dicatat \d+ \S+ \d{4}\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cari Pembeli' })).toHaveAttribute(
    'href',
    '/sell-waste?material=plastik',
  );
});

test('an unknown word ends in a photo or a question, and reaches the editors', async ({ page, browser }) => {
  const letters = Array.from({ length: 10 }, () => 'bcdfghjkmpqvwxz'[Math.floor(Math.random() * 15)]);
  const word = `zz${letters.join('')}`;
  await visit(page, '/pilah');
  const sent = page.waitForResponse('**/api/items/unknown');
  await page.getByLabel(search).fill(word);
  await expect(page.getByRole('heading', { name: `Belum ada “${word}”` })).toBeVisible();
  expect((await sent).ok()).toBe(true);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Foto Sampah' })).toHaveAttribute('href', '/smart-sort');
  await expect(main.getByRole('link', { name: 'Tanya Komunitas' })).toHaveAttribute('href', /judul=/);

  const staff = await browser.newContext();
  await signInAsStaff(staff, 'editor');
  const desk = await staff.newPage();
  await desk.goto('/kelola');
  await desk.getByRole('tab', { name: /^Benda/ }).click();
  const more = desk.getByRole('button', { name: 'Tampilkan lainnya' });
  const row = desk.getByRole('article').filter({ hasText: word });
  await expect(desk.getByRole('article').first()).toBeVisible();
  while (!(await row.count()) && (await more.isVisible())) await more.click();
  await expect(row).toContainText('1 kali');
  await row.getByRole('button', { name: `Selesai dengan ${word}` }).click();
  await expect(row).toHaveCount(0);
  await staff.close();
});

test.describe('with an address that does not exist', () => {
  test.use({ expectedErrors: /404/ });

  test('the search already holds its words', async ({ page }) => {
    const response = await page.goto('/pilah/popok-bayii');
    expect(response?.status()).toBe(404);
    await expect(page.getByLabel(search)).toHaveValue('popok bayii');
    await expect(page.getByRole('link', { name: /^Popok/ }).first()).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the A–Z, the search and the pages work', async ({ page }) => {
    await page.goto('/pilah');
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(300);
    await page.getByLabel(search).fill('popok dibuang ke mana?');
    await page.getByRole('button', { name: 'Cari' }).click();
    await expect(page).toHaveURL(/\/pilah\?q=popok/);
    await page
      .getByRole('link', { name: /^Popok Residu|^PopokResidu/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Lakukan ini' })).toBeVisible();
  });
});

test.describe('without a signal', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: offlineErrors,
  });

  test('the search and every page are there after one visit', async ({ page, context }) => {
    await simulateFastNetwork(context);
    await visit(page, '/pilah');
    await waitUntilPrefetched(page);
    await waitUntilOpenable(page, '/pilah/oli-bekas');
    await context.setOffline(true);
    await page.getByLabel(search).fill('kaleng semprit');
    // A click during the change of the address would wait for it without end.
    await expect(page).toHaveURL(/q=kaleng/);
    await page.getByRole('link', { name: /^Kaleng semprot/ }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Kaleng semprot dibuang ke mana?' }),
    ).toBeVisible();
    // By address, to a page that was never visited.
    await page.goto('/pilah/oli-bekas');
    await expect(page.getByRole('heading', { level: 1, name: 'Oli bekas dibuang ke mana?' })).toBeVisible();
  });
});

test('both pages fit a phone of 320 pixels', async ({ page }) => {
  for (const path of ['/pilah', '/pilah?q=po', '/pilah/gelas-kopi-kekinian', '/pilah/atap-asbes'])
    await expectToFit(page, path, 320);
});

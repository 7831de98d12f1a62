import type { Page } from '@playwright/test';
import { expect, test, visit } from '#support/journey.ts';

const news = (page: Page) => page.getByRole('region', { name: 'Daftar berita' });
const tutorials = (page: Page) => page.getByRole('region', { name: 'Daftar tutorial' });
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });

test('the centre opens on the news: the newest story large, then the others', async ({ page }) => {
  await visit(page, '/education');
  await expect(page.getByRole('heading', { level: 1, name: 'Pusat Edukasi' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Jenis bacaan' });
  await expect(tabs.getByRole('link', { name: /^Berita & Update \d+$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(tabs.getByRole('link', { name: /^Ide & Inovasi \d+$/ })).toBeVisible();
  expect(await news(page).getByRole('article').count()).toBeGreaterThanOrEqual(12);
  const [lead, second] = await page
    .getByRole('article')
    .evaluateAll((pieces) => pieces.slice(0, 2).map((piece) => piece.getBoundingClientRect().width));
  expect(lead).toBeGreaterThan(2 * (second ?? 0));
});

test('the other tab is a link, and its cards tell difficulty, time and the first three materials', async ({
  page,
}) => {
  await visit(page, '/education');
  await page.getByRole('link', { name: /^Ide & Inovasi/ }).click();
  await expect(page).toHaveURL('/education?tab=inovasi');
  const card = tutorials(page).getByRole('article').filter({ hasText: 'Komposter ember dua lapis' });
  await expect(card.getByText('Kesulitan Sedang')).toBeVisible();
  await expect(card.getByText(/^Waktu .+/)).toBeVisible();
  const materials = card.getByRole('list', { name: 'Bahan' }).getByRole('listitem');
  await expect(materials).toHaveCount(4);
  await expect(materials.last()).toHaveText(/^\+\d+ lainnya$/);
  await expect(card.getByText(/\d+ suka/)).toBeAttached();
  await expect(card.getByText(/\d+ simpan/)).toBeAttached();
});

test('each kind has its categories, and a tutorial its difficulty in word and colour', async ({ page }) => {
  await visit(page, '/education');
  const categories = page.getByRole('navigation', { name: 'Kategori' }).getByRole('link');
  await expect(categories).toHaveText([
    'Semua',
    'Lingkungan',
    'Teknologi',
    'Ekonomi',
    'Kebijakan',
    'Sosial',
    'Inovasi',
  ]);
  await visit(page, '/education?tab=inovasi');
  await expect(categories).toHaveText([
    'Semua',
    'DIY',
    'Kompos',
    'Kerajinan',
    'Dekorasi',
    'Furniture',
    'Fashion',
    'Berkebun',
    'Konstruksi',
  ]);
  for (const [difficulty, colour] of [
    ['Kesulitan Mudah', /text-success/],
    ['Kesulitan Sedang', /text-warning/],
    ['Kesulitan Sulit', /text-danger/],
  ] as const)
    await expect(tutorials(page).getByText(difficulty).first()).toHaveClass(colour);
});

test('a category is a link: the address keeps it, and the back button takes it away', async ({ page }) => {
  await visit(page, '/education?tab=inovasi');
  const categories = page.getByRole('navigation', { name: 'Kategori' });
  await categories.getByRole('link', { name: 'Furniture' }).click();
  await expect(page).toHaveURL('/education?tab=inovasi&category=Furniture');
  await expect(page.getByRole('status').filter({ hasText: /tutorial ditemukan$/ })).toBeVisible();
  await expect(titles(page).filter({ hasText: 'Rak dinding dari peti buah' })).toBeVisible();
  await expect(titles(page).filter({ hasText: 'Komposter ember dua lapis' })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Dari bahan' }).getByRole('link', { name: 'Plastik' }).click();
  await expect(page).toHaveURL('/education?tab=inovasi&category=Furniture&material=plastik');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/education?tab=inovasi');
  await expect(titles(page).filter({ hasText: 'Komposter ember dua lapis' })).toBeVisible();
});

test('the search answers while one types, asks once per pause, and stays in the address', async ({
  page,
}) => {
  await visit(page, '/education');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/education/news') asked.push(searchParams.get('q') ?? '');
  });
  await page.getByLabel('Cari berita').pressSequentially('jelantah', { delay: 40 });
  await expect(page).toHaveURL('/education?q=jelantah');
  await expect(titles(page).first()).toHaveText(/jelantah/);
  expect(asked).toEqual(['jelantah']);
  await page.reload();
  await expect(page.getByLabel('Cari berita')).toHaveValue('jelantah');
  await expect(titles(page).first()).toHaveText(/jelantah/);
});

test('an answer that is no longer wanted is given up', async ({ page }) => {
  await visit(page, '/education');
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('q=ban'));
  await page.route('**/api/education/news?q=ban', () => {});
  const field = page.getByLabel('Cari berita');
  await field.fill('ban');
  await page.waitForRequest((request) => request.url().includes('q=ban'));
  await field.fill('ponsel');
  await cancelled;
  await expect(titles(page).first()).toHaveText('Sebelum ponsel lama dijual');
});

test('nothing found says so and offers the way back', async ({ page }) => {
  await visit(page, '/education?q=xyzzyqwertz');
  await expect(page.getByRole('heading', { name: 'Tidak ada berita ditemukan' })).toBeVisible();
  await page.getByRole('button', { name: 'Hapus semua filter' }).click();
  await expect(page).toHaveURL('/education');
  await expect(page.getByLabel('Cari berita')).toHaveValue('');
  await expect(titles(page).first()).toBeVisible();
});

test('the rest of a long list joins it at a press', async ({ page }) => {
  await visit(page, '/education');
  await page.route('**/api/education/innovation*', async (route) => {
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/[?&]cursor=.*$/, ''),
    });
    const answer = (await response.json()) as { innovations: { id: number; title: string }[] };
    const isSecond = route.request().url().includes('cursor=');
    const innovations = isSecond
      ? answer.innovations.map((one) => ({ ...one, id: one.id + 1000, title: `${one.title} lagi` }))
      : answer.innovations;
    await route.fulfill({ response, json: { ...answer, innovations, nextCursor: isSecond ? null : 'next' } });
  });
  await page.getByRole('link', { name: /^Ide & Inovasi/ }).click();
  const more = page.getByRole('link', { name: 'Tampilkan lainnya' });
  await expect(more).toHaveAttribute('href', '/education?tab=inovasi&cursor=next');
  const before = await titles(page).count();
  await more.click();
  await expect(titles(page)).toHaveCount(2 * before);
  await expect(page).toHaveURL('/education?tab=inovasi');
  await expect(more).toHaveCount(0);
});

test.describe('when things go wrong', () => {
  test.use({ expectedErrors: /500|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('a failure is told in place, and trying again helps', async ({ page }) => {
    await visit(page, '/education');
    await page.route('**/api/education/innovation*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('link', { name: /^Ide & Inovasi/ }).click();
    await expect(page.getByRole('alert')).toContainText('Daftar belum bisa dimuat');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(titles(page).first()).toBeVisible();
  });

  test('without a network the page says so and keeps what it has', async ({ page, context }) => {
    await visit(page, '/education');
    await context.setOffline(true);
    await expect(page.getByText('Anda sedang luring. Yang tampil adalah hasil terakhir')).toBeVisible();
    await expect(titles(page).first()).toBeVisible();
    await page.getByLabel('Cari berita').fill('kompos');
    await expect(page.getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    // A failed request is retried automatically.
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(titles(page).first()).toHaveText(/kompos|dapur/i);
  });
});

test('readers are invited to write', async ({ page }) => {
  await visit(page, '/education');
  await expect(page.getByRole('link', { name: 'Kirim Ide Kreatif' })).toHaveAttribute(
    'href',
    '/education/kirim?jenis=inovasi',
  );
  await expect(page.getByRole('link', { name: 'Bagikan Berita' })).toHaveAttribute(
    'href',
    '/education/kirim?jenis=berita',
  );
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of [
    '/education',
    '/education?tab=inovasi',
    '/education/news/5',
    '/education/innovation/9',
  ]) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  test('a row of news has a square picture of 112 px', async ({ page }) => {
    await visit(page, '/education');
    const box = await news(page).getByRole('listitem').first().locator('img').boundingBox();
    expect(box).toMatchObject({ width: 112, height: 112 });
  });
});

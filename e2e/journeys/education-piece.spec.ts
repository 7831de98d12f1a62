import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { answerToLaterRequest } from '#support/offline.ts';

test('an article is found in the list and read to its sources and neighbours', async ({ page }) => {
  await visit(page, '/education');
  await page.getByRole('link', { name: 'Kenapa botol tanpa label dihargai lebih tinggi' }).click();
  await expect(page).toHaveURL('/education/news/1');
  await expect(page).toHaveTitle('Kenapa botol tanpa label dihargai lebih tinggi · PilahBumi');
  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(article.getByText('Tim PilahBumi')).toBeVisible();
  await expect(article.getByText('12 November 2026')).toBeVisible();
  await expect(article.getByText(/^\d+ menit baca$/)).toBeVisible();
  expect(await article.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
  await expect(article.getByRole('heading', { name: 'Sumber' })).toBeVisible();
  const source = article.getByRole('link', { name: /\(membuka halaman baru\)/ }).first();
  await expect(source).toHaveAttribute('rel', 'noopener noreferrer');
  const related = page.getByRole('region', { name: 'Berita Terkait' });
  const neighbour = related.getByRole('article').first();
  await expect(neighbour.getByText('Ekonomi')).toBeVisible();
  await neighbour.getByRole('link').click();
  await expect(page).toHaveURL(/\/education\/news\/(?!1$)\d+$/);
  await page.getByRole('link', { name: 'Pusat Edukasi' }).click();
  await expect(page).toHaveURL('/education');
});

/** The number of characters in the longest line of a text node. */
function longestLine(paragraph: Element): number {
  const text = paragraph.firstChild as Text;
  const lines = new Map<number, string>();
  for (let at = 0; at < text.length; at += 1) {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const top = Math.round(range.getBoundingClientRect().top);
    lines.set(top, (lines.get(top) ?? '') + text.data.charAt(at));
  }
  return Math.max(...[...lines.values()].map((line) => line.trim().length));
}

test('an article is set in 17 px on 1.72, with at most 66 letters in a line', async ({ page }) => {
  await visit(page, '/education/news/3');
  const paragraphs = page.getByRole('article').first().locator('h2 ~ p');
  await expect(paragraphs.first()).toHaveCSS('font-size', '17px');
  await expect(paragraphs.first()).toHaveCSS('line-height', '29.24px');
  const lengths = await Promise.all((await paragraphs.all()).map((one) => one.evaluate(longestLine)));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(66);
  expect(Math.max(...lengths)).toBeGreaterThan(50);
});

test('a bar under the header follows the reader', async ({ page }) => {
  await visit(page, '/education/news/2');
  const bar = page.locator('svg > rect[width$="%"].fill-brand');
  const width = async () => parseFloat((await bar.getAttribute('width')) ?? '');
  expect(await width()).toBe(0);
  await page.getByRole('article').first().locator('h2 ~ p').last().scrollIntoViewIfNeeded();
  await expect.poll(width).toBeGreaterThan(40);
});

test.describe('for who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the bar stays away', async ({ page }) => {
    await visit(page, '/education/news/2');
    await expect(page.locator('svg > rect[width$="%"].fill-brand')).toBeHidden();
  });
});

test('a tutorial has all that is needed, and remembers on the device what is at hand', async ({ page }) => {
  await visit(page, '/education/innovation/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Komposter ember dua lapis' })).toBeVisible();
  for (const name of ['Bahan dan alat', 'Langkah', 'Keselamatan', 'Tips'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText('Kesulitan Sedang').first()).toBeVisible();
  const materials = page.getByRole('checkbox');
  await materials.nth(1).check();
  await materials.nth(2).check();
  await materials.nth(2).uncheck();
  await page.reload();
  await expect(materials.nth(1)).toBeChecked();
  await expect(materials.nth(2)).not.toBeChecked();
  await expect(
    page.getByRole('region', { name: 'Inovasi terkait' }).getByRole('article').first(),
  ).toBeVisible();
});

test('a second tab ticks along', async ({ page, context }) => {
  await visit(page, '/education/innovation/2');
  const other = await context.newPage();
  await visit(other, '/education/innovation/2');
  await other.getByRole('checkbox').first().check();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

type Shared = { title?: string; text?: string; url?: string };
const fakeShare = (page: Page, outcome: 'shared' | 'cancelled' | 'missing') =>
  page.addInitScript((how) => {
    const share = (piece: Shared) => {
      Object.assign(window, { shared: piece });
      return how === 'shared' ? Promise.resolve() : Promise.reject(new DOMException('no', 'AbortError'));
    };
    Object.defineProperty(navigator, 'share', { value: how === 'missing' ? undefined : share });
  }, outcome);
const shareButton = (page: Page) => page.getByRole('button', { name: 'Bagikan' }).filter({ visible: true });
const toasts = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' });

test("sharing opens the device's own sheet with title, excerpt and address", async ({ page, baseURL }) => {
  await fakeShare(page, 'shared');
  await visit(page, '/education/news/1?utm_source=grup');
  await shareButton(page).click();
  const shared = await page.evaluate(() => (window as { shared?: Shared }).shared);
  expect(shared?.title).toBe('Kenapa botol tanpa label dihargai lebih tinggi');
  expect(shared?.text).toMatch(/^Botol yang sama/);
  expect(shared?.url).toBe(`${baseURL}/education/news/1`);
  await expect(toasts(page)).toBeEmpty();
});

test('closing the sheet is no error', async ({ page }) => {
  await fakeShare(page, 'cancelled');
  await visit(page, '/education/innovation/1');
  await shareButton(page).click();
  await page.waitForFunction(() => 'shared' in window);
  await expect(toasts(page)).toBeEmpty();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without a sheet the link is copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fakeShare(page, 'missing');
  await visit(page, '/education/innovation/1');
  await shareButton(page).click();
  await expect(toasts(page).getByText('Link berhasil disalin ke clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/education/innovation/1`);
});

test('where even copying is forbidden the link is shown', async ({ page, baseURL }) => {
  await fakeShare(page, 'missing');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await visit(page, '/education/news/1');
  await shareButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Bagikan link ini' });
  await expect(sheet.getByLabel('Link')).toHaveValue(`${baseURL}/education/news/1`);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('a reader is counted once, after a moment', async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') counted.push(new URL(request.url()).pathname);
  });
  // The clock of the page stands still unless the test moves it, so the moment is the same on any machine.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await visit(page, '/education/news/4');
  await page.clock.runFor(1500);
  await answerToLaterRequest(page);
  expect(counted).toEqual([]);
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(counted).toEqual(['/api/education/news/4/view']);
  }).toPass();
  await page.getByRole('heading', { name: 'Sumber' }).scrollIntoViewIfNeeded();
  await page.clock.runFor(60_000);
  await answerToLaterRequest(page);
  expect(counted).toHaveLength(1);
});

test.describe('what is nowhere', () => {
  test.use({ expectedErrors: /404/ });

  for (const [kind, words, list] of [
    ['news', 'Berita tidak ditemukan', '/education'],
    ['innovation', 'Inovasi tidak ditemukan', '/education?tab=inovasi'],
  ] as const) {
    for (const id of ['99999', 'tidak-ada', '0'])
      test(`${kind} ${id} says so and leads back`, async ({ page }) => {
        const response = await visit(page, `/education/${kind}/${id}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
        await expect(page).toHaveTitle(`${words} · PilahBumi`);
        expect(await accessibilityViolations(page)).toEqual([]);
        await page.getByRole('link', { name: 'Kembali ke Pusat Edukasi' }).click();
        await expect(page).toHaveURL(list);
      });
  }

  test('a picture that is gone becomes the placeholder', async ({ page }) => {
    await page.route('**/gambar/rinsed-bottle*', (route) => route.fulfill({ status: 404, body: '' }));
    await visit(page, '/education/news/1');
    const picture = page.getByRole('img', { name: /^Ilustrasi/ });
    await expect(picture).toHaveAttribute('src', '/gambar/cadangan.svg');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

/** The default print margins of a browser. */
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

test('every tutorial prints on at most two pages with its drawings, without header, footer or buttons', async ({
  page,
}) => {
  test.slow();
  for (let id = 1; id <= 15; id += 1) {
    await visit(page, `/education/innovation/${id}`);
    // An error page would also fit on one page.
    await expect(page.getByRole('heading', { name: 'Langkah' })).toBeVisible();
    const pdf = await page.pdf({ format: 'A4', margin });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length;
    expect(pages, `tutorial ${id}`).toBeLessThanOrEqual(2);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const drawings = page.locator('ol li img');
  await expect(drawings).toHaveCount(await page.locator('ol li[id^=langkah-]').count());
  await expect(drawings.first()).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Inovasi terkait' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Langkah' })).toHaveCSS('color', 'rgb(26, 33, 27)');
});

test('the print button prints', async ({ page }) => {
  await visit(page, '/education/innovation/1');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Cetak' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
});

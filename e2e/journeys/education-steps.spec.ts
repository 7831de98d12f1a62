import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';

const tutorials = Array.from({ length: 15 }, (_, index) => index + 1);
const articles = Array.from({ length: 12 }, (_, index) => index + 1);

test('every step of every tutorial has a drawing, which comes as a file and not as script', async ({
  page,
  request,
}) => {
  test.slow();
  for (const id of tutorials) {
    await visit(page, `/education/innovation/${id}`);
    const steps = page.locator('ol li[id^=langkah-]');
    await expect(steps.first()).toBeVisible();
    const addresses = await steps
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    expect(addresses, `tutorial ${id}`).toHaveLength(await steps.count());
    for (const address of addresses) {
      expect(address).toMatch(/^\/gambar\/langkah-[a-z-]+-\d\.svg$/);
      const drawing = await request.get(address);
      expect([address, drawing.status(), drawing.headers()['content-type']]).toEqual([
        address,
        200,
        'image/svg+xml; charset=utf-8',
      ]);
    }
  }
});

test('the drawings load while one scrolls, and nothing is wider than the phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/education/innovation/2');
  for (const drawing of await page.locator('ol li[id^=langkah-] img').all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('on a desktop the contents list stands beside an article and leads to its parts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/education/news/3');
  const contents = page.getByRole('navigation', { name: 'Isi artikel' });
  const text = page.getByRole('article').first().locator('h2 ~ p').first();
  const [beside, read] = [await contents.boundingBox(), await text.boundingBox()];
  expect(beside?.x).toBeGreaterThan((read?.x ?? 0) + (read?.width ?? 0));
  const last = contents.getByRole('link').last();
  const title = (await last.textContent()) ?? '';
  await last.click();
  await expect(page).toHaveURL(/#bagian-\d$/);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  await expect(contents).toBeInViewport();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(contents).toBeHidden();
});

test('related pieces fill the width: one alone never stands in three columns', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const paths = [
    ...articles.map((id) => `/education/news/${id}`),
    ...tutorials.map((id) => `/education/innovation/${id}`),
  ];
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const region = page.getByRole('region', { name: /terkait$/i });
    if ((await region.count()) === 0) continue;
    const width = (await region.boundingBox())?.width ?? 0;
    const widths = await region
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
    const filled = widths.reduce((sum, one) => sum + one, 0);
    expect(filled, path).toBeGreaterThan(width * 0.9);
  }
});

test('nobody reads that something was read zero times', async ({ page }) => {
  await visit(page, '/education');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('0 kali dibaca', { exact: true })).toHaveCount(0);
});

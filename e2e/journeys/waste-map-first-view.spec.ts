import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from '#support/journey.ts';

const phone = { width: 360, height: 780 };
const picture = (page: Page) =>
  page.getByRole('img', { name: /^Gambar peta Indonesia dengan [\d.]+ tempat/ });
/** The groups of several places; a place alone is drawn without a figure. */
const clustersOf = (page: Page, layout: 'upright' | 'wide') =>
  picture(page).locator(`.map-picture-${layout} .map-picture-cluster`, { hasText: /^\d+$/ });
const map = (page: Page) => page.getByRole('region', { name: /^Peta tempat/ });
const isOutline = (url: string) => /\/assets\/indonesia-[^/]*\.txt/.test(url);

/** The middle of an element on the screen. */
async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [phone, { width: 1440, height: 900 }])
    test(`the map is a picture with its places, ${viewport.width} pixels wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/waste-map');
      await expect(picture(page)).toBeVisible();
      const clusters = picture(page).locator('.map-picture-cluster text:visible');
      expect((await clusters.allTextContents()).map(Number).every((count) => count > 1)).toBe(true);
      expect(await clusters.count()).toBeGreaterThan(0);
      await expect(picture(page).getByText('Kalimantan Barat').filter({ visible: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Lihat sebagai daftar' }).last()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
    });
});

test('the map itself waits until it is touched, and then shows the same view', async ({ page }) => {
  await page.setViewportSize(phone);
  const outlines: string[] = [];
  page.on('request', (request) => {
    if (isOutline(request.url())) outlines.push(request.url());
  });
  await visit(page, '/waste-map');
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
  expect(outlines).toEqual([]);
  const drawn = clustersOf(page, 'upright').first();
  const before = await middleOf(drawn);

  await page.mouse.click(40, 520);
  await expect(map(page).locator('.map-group').first()).toBeVisible();
  await expect(picture(page)).toBeHidden();
  // Another journey may add a place meanwhile, so the cluster is known by where it is, not by its count.
  await expect
    .poll(async () => {
      const groups = await map(page).locator('.map-group').all();
      const middles = await Promise.all(groups.map(middleOf));
      return Math.min(...middles.map(({ x, y }) => Math.hypot(x - before.x, y - before.y)));
    })
    .toBeLessThan(12);
  expect(outlines).toHaveLength(1);
});

test('a tap on a cluster of the picture, and a row of the list, wait for the map and then open it', async ({
  page,
}) => {
  await visit(page, '/waste-map');
  const { x, y } = await middleOf(clustersOf(page, 'wide').first());
  const closer = page.waitForRequest(/\/api\/collectors\/map\?.*zoom=[78]/);
  await page.mouse.click(x, y);
  await closer;

  await visit(page, '/waste-map');
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
  const place = page
    .getByRole('region', { name: 'Tempat di peta ini' })
    .getByRole('button', { name: /Tukar Elektronik Borneo/ });
  await place.click();
  await expect(page.getByRole('region', { name: 'Tempat terpilih: Tukar Elektronik Borneo' })).toBeVisible();
});

test('who does not touch it has the map when the page is idle', async ({ page }) => {
  await visit(page, '/waste-map');
  await expect(picture(page)).toBeVisible();
  await expect(map(page)).toBeVisible();
  await expect(picture(page)).toBeHidden();
});

test('a phone begins with Indonesia as high as the free part of the screen', async ({ page }) => {
  await page.setViewportSize(phone);
  const asked = page.waitForRequest('**/api/collectors/map?**');
  await visit(page, '/waste-map');
  const view = new URL((await asked).url()).searchParams;
  const [south, north] = [Number(view.get('south')), Number(view.get('north'))];
  // Aceh to Rote are 17 degrees; search and list cover the rest.
  expect(north - south).toBeLessThan(28);
  expect(south).toBeLessThan(-11);
  expect(north).toBeGreaterThan(6);
});

test('who told a province begins there, with its kabupaten by name', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => localStorage.setItem('province', 'DI Yogyakarta'));
  const near = page.waitForRequest(/\/assets\/34-[^/]*\.txt/);
  await visit(page, '/waste-map');
  await near;
  await expect(map(page).getByText('Gunungkidul')).toBeVisible();
});

test('on a desktop the map fills the height and stays while the list scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/waste-map');
  await expect(map(page)).toBeVisible();
  const before = await map(page).boundingBox();
  expect(before?.height).toBeGreaterThan(900 - 80);
  await page.mouse.move(1300, 700);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await map(page).boundingBox()).toEqual(before);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a cluster is light with dark figures and stands out from the land', async ({ page }) => {
    await visit(page, '/waste-map');
    const group = page.locator('.map-group').first();
    await expect(group).toBeVisible();
    const [fill, figure, land] = await group.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      const path = document.querySelector('path.map-indonesia');
      return [backgroundColor, color, path ? getComputedStyle(path).fill : ''];
    });
    expect(contrast(fill, figure)).toBeGreaterThan(7);
    expect(contrast(fill, land)).toBeGreaterThan(4.5);
    expect(luminance(fill)).toBeGreaterThan(luminance(figure));
  });
});

/** Of WCAG 2. */
function luminance(colour = ''): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one = '', other = ''): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((first, second) => first - second);
  return (high + 0.05) / (low + 0.05);
}

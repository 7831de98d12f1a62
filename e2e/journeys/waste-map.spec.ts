import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';

const delta = '5a3b1e00-0000-4000-8000-000000000001';
const map = (page: Page) => page.getByRole('region', { name: /^Peta tempat/ });
const pins = (page: Page) => map(page).getByRole('button');
const list = (page: Page) => page.getByRole('region', { name: 'Tempat di peta ini' });
const card = (page: Page, name: string) => page.getByRole('region', { name: `Tempat terpilih: ${name}` });

test('without any tiles the outline of Indonesia, its provinces and the places are there', async ({
  page,
}) => {
  await visit(page, '/waste-map');
  await expect(page.locator('path.map-indonesia').first()).toBeVisible();
  await expect(map(page).getByText('Kalimantan Barat')).toBeVisible();
  await expect(
    map(page).getByRole('button', { name: 'Tukar Elektronik Borneo, Elektronik, data contoh' }),
  ).toBeVisible();
  await expect(page.locator('img.leaflet-tile')).toHaveCount(0);
});

test('the list has what the map has, and names what the map has no room for', async ({ page }) => {
  await visit(page, '/waste-map');
  await expect(pins(page).first()).toBeVisible();
  const names = await pins(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('title') ?? ''),
  );
  for (const name of names.filter(Boolean))
    await expect(list(page).getByRole('button', { name })).toBeVisible();
  const counts = await pins(page).evaluateAll((buttons) =>
    buttons.map((button) => (button.hasAttribute('title') ? 1 : Number(button.textContent))),
  );
  const places = counts.reduce((sum, count) => sum + count, 0);
  expect(names).toContain('');
  await expect(list(page).getByRole('status')).toHaveText(`${places} tempat di bagian peta ini`);
  await expect(list(page).getByRole('button', { name: /Lapak Plastik Delta/ })).toBeVisible();
});

test('the keyboard passes the map by, opens a place, and comes back to its pin', async ({ page }) => {
  await visit(page, '/waste-map');
  const pin = map(page).getByRole('button', { name: /^Tukar Elektronik Borneo/ });
  await expect(pin).toBeVisible();
  const skip = page.getByRole('link', { name: 'Lewati peta, ke daftar tempat' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tempat di peta ini' })).toBeFocused();

  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Tukar Elektronik Borneo').getByRole('heading')).toBeFocused();
  await expect(page).toHaveURL(/[?&]id=/);
  await page.keyboard.press('Escape');
  await expect(card(page, 'Tukar Elektronik Borneo')).toHaveCount(0);
  await expect(pin).toBeFocused();
});

test('the arrows move the map, plus and minus change its size', async ({ page }) => {
  await visit(page, '/waste-map');
  await expect(pins(page).first()).toBeVisible();
  await map(page).focus();
  const closer = page.waitForRequest(/\/api\/collectors\/map\?.*zoom=6/);
  await page.keyboard.press('+');
  await closer;
  const moved = page.waitForRequest('**/api/collectors/map?**');
  await page.keyboard.press('ArrowRight');
  await moved;
});

test('the filters are the same as those of the list, and walk along', async ({ page }) => {
  await visit(page, '/waste-map');
  await expect(pins(page).first()).toBeVisible();
  await page.getByLabel('Kategori').selectOption('Organik');
  await expect(page).toHaveURL('/waste-map?category=Organik');
  await expect(map(page).getByRole('button', { name: /Elektronik/ })).toHaveCount(0);
  await expect(
    map(page)
      .getByRole('button', { name: /, Organik/ })
      .first(),
  ).toBeVisible();
  await expect(list(page).getByRole('button', { name: /Plastik & Kaleng/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Lihat sebagai daftar' }).click();
  await expect(page).toHaveURL('/sell-waste?category=Organik');
});

test('a province moves the map there', async ({ page }) => {
  await visit(page, '/waste-map');
  await expect(pins(page).first()).toBeVisible();
  await page.getByLabel('Provinsi').selectOption('Bali');
  await expect(pins(page)).toHaveCount(1);
  await expect(pins(page)).toHaveAccessibleName(/^Rumah Kompos Tirta/);
  await expect(page.getByText('1 tempat di bagian peta ini')).toBeVisible();
});

test('nothing in sight says so', async ({ page }) => {
  await visit(page, '/waste-map?q=zzzzqqqq');
  await expect(page.getByRole('heading', { name: 'Tidak ada tempat di bagian peta ini' })).toBeVisible();
});

test('a link to a place opens it; nobody is sent to a sample', async ({ page }) => {
  await visit(page, `/waste-map?id=${delta}`);
  const place = card(page, 'Lapak Plastik Delta');
  await expect(place.getByRole('heading', { name: 'Lapak Plastik Delta' })).toBeVisible();
  await expect(map(page).getByRole('button', { pressed: true })).toHaveAccessibleName(/^Lapak Plastik Delta/);
  await expect(place.getByRole('link', { name: /Petunjuk arah/ })).toHaveCount(0);
  await expect(place.getByRole('link', { name: 'Lihat rincian' })).toHaveAttribute(
    'href',
    `/sell-waste/${delta}`,
  );
  await place.getByRole('button', { name: 'Tutup tempat terpilih' }).click();
  await expect(page).toHaveURL('/waste-map');
});

test('the back button closes what a pin opened', async ({ page }) => {
  await visit(page, '/waste-map');
  await list(page)
    .getByRole('button', { name: /Plastik Bersih Losari/ })
    .click();
  await expect(card(page, 'Plastik Bersih Losari')).toBeVisible();
  await page.goBack();
  await expect(card(page, 'Plastik Bersih Losari')).toHaveCount(0);
  await expect(page).toHaveURL('/waste-map');
});

test.describe('with a position', () => {
  test.use({
    geolocation: { latitude: -7.447_812_3, longitude: 112.718_345_6 },
    permissions: ['geolocation'],
  });

  test('the map goes there when asked, and only a rounded position leaves the device', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/waste-map');
    await expect(pins(page).first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Posisi Anda/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Dekat saya' }).click();
    await expect(page.getByRole('img', { name: /^Posisi Anda/ })).toBeVisible();
    await expect(page).toHaveURL('/waste-map');
    await map(page)
      .getByRole('button', { name: /^Lapak Plastik Delta/ })
      .click();
    await expect(card(page, 'Lapak Plastik Delta')).toContainText('kurang dari 100 m');
    expect(asked.filter((url) => url.includes('112.7183'))).toEqual([]);
    expect(asked.some((url) => url.includes('lat=-7.448&lon=112.718'))).toBe(true);
  });
});

test('a group opens into its places as the map grows', async ({ page }) => {
  // Mocked, because seeding many places would break journeys that count them; the API tests cover it.
  await page.route('**/api/collectors/map?**', async (route) => {
    const zoom = Number(new URL(route.request().url()).searchParams.get('zoom'));
    const point = (longitude: number, properties: object) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, -7.25] },
      properties,
    });
    const place = { type: 'collector', category: 'Logam', isSample: false };
    const features =
      zoom < 6
        ? [point(112.75, { type: 'cluster', count: 1234 })]
        : [
            point(111.2, { ...place, id: delta, name: 'Barat' }),
            point(114.3, { ...place, id: delta.replace(/1$/, '2'), name: 'Timur' }),
          ];
    await route.fulfill({ json: { type: 'FeatureCollection', features } });
  });
  await visit(page, '/waste-map');
  const group = map(page).getByRole('button', { name: 'Perbesar 1.234 tempat sekitar Jawa Timur' });
  await expect(group).toHaveText('1,2 rb');
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(map(page).getByRole('button', { name: 'Barat, Logam' })).toBeVisible();
  await expect(map(page).getByRole('button', { name: 'Timur, Logam' })).toBeVisible();
  await expect(group).toHaveCount(0);
  await expect(map(page)).toBeFocused();
});

test.describe('when the API is away', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the map stands, says that places are missing, and tries again', async ({ page }) => {
    await page.route('**/api/collectors/map?**', (route) => route.abort());
    await visit(page, '/waste-map');
    await expect(page.locator('path.map-indonesia').first()).toBeVisible();
    await expect(page.getByText('Anda sedang luring')).toBeVisible();
    await page.unroute('**/api/collectors/map?**');
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(pins(page).first()).toBeVisible();
  });
});

test('axe finds nothing on the map and its card', async ({ page }) => {
  await visit(page, '/waste-map');
  await expect(pins(page).first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await visit(page, `/waste-map?id=${delta}`);
  await expect(card(page, 'Lapak Plastik Delta')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('nothing is wider than the screen, and the filters are in the sheet', async ({ page }) => {
    await visit(page, `/waste-map?id=${delta}`);
    await expect(card(page, 'Lapak Plastik Delta')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: 'Saring' }).tap();
    await page.getByRole('dialog').getByLabel('Kategori').selectOption('Logam');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Lihat|Tampilkan|Belum) / })
      .tap();
    await expect(page).toHaveURL(/category=Logam/);
  });
});

import type { Page, Request } from '@playwright/test';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { deleteRegisteredPlaces, openRegisteredPlaces } from '#support/registered-places.ts';

// One worker: each would open its own places, and all are counted.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const jetis = { code: '34.71.02', latitude: -7.7801, longitude: 110.3661 };
const umbulharjo = { code: '34.71.13', latitude: -7.8151, longitude: 110.3871 };
const depok = { code: '34.04.07', latitude: -7.7611, longitude: 110.4011 };

test.beforeAll(() =>
  openRegisteredPlaces([
    ...Array.from({ length: 21 }, (_, n) => ({ ...jetis, name: `Bank Sampah Jetis ${n + 1}` })),
    { ...umbulharjo, name: 'Bank Sampah Umbul Asri' },
    { ...depok, name: 'Bank Sampah Depok Asri' },
  ]),
);
test.afterAll(deleteRegisteredPlaces);

const address = '/sell-waste/di-yogyakarta/kota-yogyakarta';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The gateway and the API keep pages and counts for a minute, and the places are new. */
const open = (page: Page, path: string, title: string) =>
  expect(async () => {
    await visit(page, `${path}?baru=${Date.now()}`);
    await expect(heading(page)).toHaveText(title, { timeout: 1000 });
  }).toPass({ timeout: 90_000, intervals: [5000] });
const openCity = (page: Page) => open(page, address, 'Bank sampah di Kota Yogyakarta: 22 tempat');

test('a region says how many there are, how old that is, and shows them on a picture', async ({ page }) => {
  await openCity(page);
  await expect(page.getByText(/Disalin dari SIPSN, Maret 2023\. Belum kami datangi/)).toBeInViewport();
  await expect(page.getByRole('img', { name: 'Peta 22 tempat di Kota Yogyakarta' })).toBeVisible();
  await expect(page.getByText('Sumber: SIPSN, data uji.')).toBeVisible();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${address}$`));
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the next places come by a tap, a kecamatan is one tap away, and back leads back', async ({ page }) => {
  await openCity(page);
  const cards = page.getByRole('region', { name: 'Daftar tempat' }).getByRole('article');
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: 'Tampilkan lainnya' }).tap();
  // With the sample that is there.
  await expect(cards).toHaveCount(23);
  await page.getByRole('link', { name: 'Umbulharjo 1' }).tap();
  await expect(heading(page)).toHaveText('Bank sampah di Kecamatan Umbulharjo, Kota Yogyakarta: 1 tempat');
  await expect(cards).toHaveCount(1);
  await page.goBack();
  await expect(heading(page)).toHaveText('Bank sampah di Kota Yogyakarta: 22 tempat');
});

const mapAddress = '/waste-map?province=DI+Yogyakarta&region=34.71';
/** Asked for by a map that shows the city and not much more. */
const isOfCity = (request: Request) => {
  const url = new URL(request.url());
  const [west, east] = [Number(url.searchParams.get('west')), Number(url.searchParams.get('east'))];
  const isInside = west < jetis.longitude && east > jetis.longitude;
  return url.pathname.endsWith('/collectors/map') && isInside && east - west < 0.3;
};
async function expectMapOfCity(page: Page, go: () => Promise<unknown>) {
  const [request] = await Promise.all([page.waitForRequest(isOfCity), go()]);
  expect(new URL(request.url()).searchParams.get('region')).toBe('34.71');
  await expect(page).toHaveURL(mapAddress);
  await expect(page.getByText('23 tempat di bagian peta ini')).toBeVisible();
}

test('the picture leads to the map of the city; the link can be shared, and back leads back', async ({
  page,
}) => {
  await openCity(page);
  await expectMapOfCity(page, () => page.getByRole('link', { name: 'Buka peta' }).tap());
  await page.goBack();
  await expect(heading(page)).toHaveText('Bank sampah di Kota Yogyakarta: 22 tempat');
  await expectMapOfCity(page, () => visit(page, mapAddress));
});

test('the list of a region leads to its map, too', async ({ page }) => {
  await visit(page, '/sell-waste?province=DI+Yogyakarta&region=34.71');
  await expectMapOfCity(page, () => page.getByRole('link', { name: 'Lihat di peta' }).tap());
  await page.goBack();
  await expect(page).toHaveURL('/sell-waste?province=DI+Yogyakarta&region=34.71');
});

test('the province leads to its kabupaten', async ({ page }) => {
  await openCity(page);
  await page.getByRole('link', { name: 'DI Yogyakarta' }).tap();
  await expect(heading(page)).toHaveText('Bank sampah di DI Yogyakarta: 23 tempat');
  await page.getByRole('link', { name: 'Kabupaten Sleman 1' }).tap();
  await expect(heading(page)).toHaveText('Bank sampah di Kabupaten Sleman: 1 tempat');
});

test('who searches "Jogja" sees the city first, its page, and what else has the name', async ({ page }) => {
  await visit(page, '/sell-waste');
  await page.getByLabel('Cari nama, jenis, atau kota').fill('Jogja');
  const results = page.getByRole('region', { name: 'Daftar pengepul' });
  await expect(results.getByRole('article').first()).toContainText('Kota Yogyakarta');
  await expect(results.getByRole('link', { name: 'DI Yogyakarta', exact: true })).toBeVisible();
  await results.getByRole('link', { name: 'Semua tempat di Kota Yogyakarta' }).tap();
  await expect(heading(page)).toContainText('Bank sampah di Kota Yogyakarta');
  await page.goBack();
  await expect(page.getByLabel('Cari nama, jenis, atau kota')).toHaveValue('Jogja');
});

test.describe('a region that does not exist', () => {
  test.use({ expectedErrors: /404/ });
  test('leads back to the list', async ({ page }) => {
    await visit(page, '/sell-waste/di-yogyakarta/kota-atlantis');
    await expect(heading(page)).toHaveText('Wilayah ini tidak kami kenal');
    await page.getByRole('link', { name: 'Cari di Jual Sampah' }).tap();
    await expect(page).toHaveURL('/sell-waste');
  });
});

test('one without places says so and names the nearest that has some', async ({ page }) => {
  const title = 'Belum ada bank sampah tercatat di Kabupaten Bantul';
  await open(page, '/sell-waste/di-yogyakarta/kabupaten-bantul', title);
  await page.getByRole('link', { name: /Terdekat: Kota Yogyakarta, 22 tempat/ }).tap();
  await expect(heading(page)).toContainText('22 tempat');
});

import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';
import { deletePlaces, openPlace } from '#support/place.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });
test.afterAll(deletePlaces);

const results = (page: Page) => page.getByRole('region', { name: 'Daftar pengepul' });
const cards = (page: Page) => results(page).getByRole('article');
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('heading', { name }) });
const searchField = (page: Page) => page.getByLabel('Cari nama, jenis, atau kota');
/** An address that no cache has seen, because the place is new. */
const newAddress = (name: string) => `/sell-waste?province=Maluku&baru=${name.split(' ').at(-1)}`;
const bottomOf = async (page: Page, name: string) => {
  const box = await card(page, name).boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
};

test('search and the first two places stand above the fold, and the claims below the list', async ({
  page,
}) => {
  await visit(page, '/sell-waste?province=Jawa+Timur');
  await expect(searchField(page)).toBeInViewport();
  // The bottom bar covers the last 68 pixels.
  expect(await bottomOf(page, 'Lapak Plastik Delta')).toBeLessThan(712);
  expect(await bottomOf(page, 'Kumpul B3 Brantas')).toBeLessThan(712);
  const claims = await page.getByText('45+').boundingBox();
  expect(claims?.y).toBeGreaterThan(await bottomOf(page, 'Kumpul B3 Brantas'));
});

test('a card is name, best price, open or closed; a tap on it opens the place', async ({ page }) => {
  await visit(page, '/sell-waste?q=delta');
  const delta = card(page, 'Lapak Plastik Delta');
  await expect(delta.getByText('Rp4.000/kg')).toBeVisible();
  await expect(delta.getByText(/Botol PET bening, 12 Nov/)).toBeVisible();
  await expect(delta.getByText(/^(Buka|Tutup)$/).first()).toBeVisible();
  await expect(delta.getByRole('table')).toBeHidden();
  await delta.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Lapak Plastik Delta' })).toBeVisible();
});

test('all filters are in one sheet, in reach however far the list was scrolled', async ({ page }) => {
  await visit(page, '/sell-waste');
  await cards(page).nth(6).scrollIntoViewIfNeeded();
  const open = page.getByRole('button', { name: 'Saring', exact: true });
  await expect(open).toBeInViewport();
  await open.tap();
  const sheet = page.getByRole('dialog', { name: 'Saring tempat' });
  await sheet.getByLabel('Logam', { exact: true }).check();
  await expect(sheet.getByRole('button', { name: 'Tampilkan 5 tempat' })).toBeVisible();
  await sheet.getByLabel('Layanan jemput').check();
  await sheet.getByLabel('Provinsi').selectOption('Jawa Tengah');
  await expect(page).toHaveURL('/sell-waste?province=Jawa+Tengah&material=logam&pickup=1');
  expect(await accessibilityViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Tampilkan 1 tempat' }).tap();
  await expect(sheet).toBeHidden();
  await expect(results(page)).toBeFocused();
  await expect(card(page, 'Besi Tua Bengawan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saring (3)' })).toBeInViewport();
  await page.getByRole('button', { name: 'Hapus filter Layanan jemput' }).tap();
  await expect(page).toHaveURL('/sell-waste?province=Jawa+Tengah&material=logam');
});

test.describe('on the narrowest Android phone', () => {
  test.use({
    viewport: { width: 320, height: 640 },
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/119.0.0.0 Mobile Safari/537.36',
  });

  test('a card leads the way by the own map of the phone, and a sample does not', async ({ page }) => {
    const { name } = await openPlace({ facets: ['province:Maluku'] });
    await visit(page, newAddress(name));
    const directions = card(page, name).getByRole('link', { name: `Petunjuk arah ke ${name}` });
    await expect(directions).toHaveAttribute('href', /^geo:-3\.69,128\.19\?q=/);
    const { width = 0, height = 0 } = (await directions.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await accessibilityViolations(page)).toEqual([]);
    await visit(page, '/sell-waste?q=delta');
    const delta = card(page, 'Lapak Plastik Delta');
    await expect(delta).toBeVisible();
    await expect(delta.getByRole('link', { name: /Petunjuk arah/ })).toHaveCount(0);
  });
});

test('"Masih buka?" is one tap for a member', async ({ page, context }) => {
  const { name } = await openPlace({ facets: ['province:Maluku'] });
  await signIn(context);
  await visit(page, newAddress(name));
  const place = card(page, name);
  await expect(place.getByText(/^Belum dikonfirmasi warga/)).toBeVisible();
  await place.getByRole('button', { name: `Ya, ${name} masih buka` }).tap();
  await expect(place.getByText('Terima kasih. Konfirmasi Anda tercatat.')).toBeVisible();
});

test('"Masih buka?" leads a visitor to the login, and from there to the place', async ({ page }) => {
  const { id, name } = await openPlace({ facets: ['province:Maluku'] });
  const address = newAddress(name);
  await visit(page, address);
  await card(page, name)
    .getByRole('button', { name: `Ya, ${name} masih buka` })
    .tap();
  await expect(page).toHaveURL(`/login?next=%2Fsell-waste%2F${id}`);
});

test('axe finds nothing where nothing is found', async ({ page }) => {
  for (const search of ['q=sampang', 'kind=b3&province=Bali&dari=jawaban']) {
    await visit(page, `/sell-waste?${search}`);
    await expect(cards(page).first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  }
});

import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { query, signIn } from '#support/member.ts';
import { fillLogin, newUser } from '#support/test-user.ts';
import { deletePlaces, newPlace } from '#support/suggestion.ts';

const address = '/sell-waste/usulkan';
const delta = '5a3b1e00-0000-4000-8000-000000000001';
const own = (page: Page) => page.getByRole('region', { name: 'Usulan saya' });
const send = (page: Page) => page.getByRole('button', { name: 'Kirim Usulan' });

/** The map is loaded lazily when it is near the viewport. */
async function picker(page: Page) {
  await page.getByRole('group', { name: 'Titik di peta' }).scrollIntoViewIfNeeded();
  return page.getByRole('region', { name: /^Peta untuk menandai tempat/ });
}

test.afterAll(deletePlaces);

async function fillForm(page: Page, { name, city, address: street }: ReturnType<typeof newPlace>) {
  await page.getByLabel('Nama tempat').fill(name);
  await page.getByLabel('Jenis tempat').selectOption('Bank sampah');
  await page.getByLabel('Kategori utama').selectOption('Plastik & Kaleng');
  await page.getByLabel('Nomor telepon').fill('0812-3456-7890');
  await page.getByLabel('Provinsi').selectOption('Papua Selatan');
  await page.getByLabel('Kota atau kabupaten').fill(city);
  await page.getByLabel('Alamat').fill(street);
  await page.getByLabel('Lintang').fill('-8,4932');
  await page.getByLabel('Bujur').fill('140,4018');
  await page.getByRole('button', { name: 'Senin–Jumat' }).click();
  const item = page.getByRole('group', { name: 'Barang 1' });
  await item.getByLabel('Jenis sampah').selectOption('Botol PET bening');
  await item.getByLabel('Harga per kg (Rp)').fill('3.500');
}

test('a visitor is led to the login and back', async ({ page, request }) => {
  const user = newUser();
  await request.post('/api/auth/register', { data: user });
  await visit(page, `${address}?id=${delta}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillLogin(page, user);
  await expect(page).toHaveURL(`${address}?id=${delta}`);
  await expect(page.getByRole('heading', { name: 'Usulkan Perbaikan' })).toBeVisible();
});

test('a member suggests a place, and finds it among the own ones, waiting', async ({ page, context }) => {
  await signIn(context);
  await visit(page, address);
  await expect(own(page).getByText('Belum ada usulan dari Anda.')).toBeVisible();
  const place = newPlace();
  await fillForm(page, place);
  const map = await picker(page);
  await expect(map.getByRole('img', { name: 'Titik yang dipilih' })).toBeVisible();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /suggestions/.test(request.url()),
  );
  await send(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    collectorId: null,
    listing: {
      ...place,
      pickupService: false,
      prices: [{ wasteType: 'pet-bening', condition: 'as-is', amount: 3500, minimum: 0 }],
    },
  });
  await expect(page.getByRole('heading', { name: 'Usulan Anda sudah kami terima' })).toBeFocused();
  await expect(own(page).getByRole('listitem')).toContainText(place.name);
  await expect(own(page).getByText('Menunggu diperiksa')).toBeVisible();
  await page.getByRole('button', { name: 'Usulkan tempat lain' }).click();
  await expect(page.getByLabel('Nama tempat')).toHaveValue('');
});

test.describe('with something missing', () => {
  test.use({ expectedErrors: /400 \(Bad Request\)/ });

  test('each field says what it lacks, and the first of them has the focus', async ({ page, context }) => {
    await signIn(context);
    await visit(page, address);
    await fillForm(page, newPlace());
    await page.getByLabel('Nama tempat').fill('X');
    await page.getByLabel('Nomor telepon').fill('12');
    await page.getByLabel('Lintang').fill('51,5');
    await page.getByRole('group', { name: 'Barang 1' }).getByLabel('Harga per kg (Rp)').fill('murah');
    await send(page).click();
    await expect(page.getByLabel('Nama tempat')).toBeFocused();
    await expect(page.getByLabel('Nama tempat')).toHaveAccessibleDescription(
      'Isi paling sedikit 3 karakter.',
    );
    await expect(page.getByLabel('Nomor telepon')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Lintang')).toHaveAccessibleDescription('Isi paling banyak 6,5.');
    await expect(page.getByLabel('Harga per kg (Rp)')).toHaveAttribute('aria-invalid', 'true');
  });
});

test('hours without a day are named before anything is sent', async ({ page, context }) => {
  await signIn(context);
  await visit(page, address);
  await fillForm(page, newPlace());
  await page.getByRole('button', { name: 'Tambah jam lain' }).click();
  await send(page).click();
  await expect(page.getByText('Pilih paling sedikit satu hari.')).toBeVisible();
});

test('what was typed is still there after the page is left', async ({ page, context }) => {
  await signIn(context);
  await visit(page, address);
  await page.getByLabel('Nama tempat').fill('Lapak Setengah Jadi');
  await page.reload();
  await expect(page.getByLabel('Nama tempat')).toHaveValue('Lapak Setengah Jadi');
  await page.getByRole('button', { name: 'Kosongkan isian' }).click();
  await expect(page.getByLabel('Nama tempat')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Nama tempat')).toHaveValue('');
});

test('a place is marked by a press on the map or by the keyboard', async ({ page, context }) => {
  await signIn(context);
  await visit(page, address);
  const map = await picker(page);
  await map.click({ position: { x: 300, y: 140 } });
  await expect(page.getByLabel('Lintang')).toHaveValue(/^-?\d+,\d+$/);
  const first = await page.getByLabel('Bujur').inputValue();
  await map.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Bujur')).not.toHaveValue(first);
});

test.describe('at the place', () => {
  test.use({
    geolocation: { latitude: -8.493_211, longitude: 140.401_811 },
    permissions: ['geolocation'],
  });

  test('the device’s position marks it', async ({ page, context }) => {
    await signIn(context);
    await visit(page, address);
    await page.getByRole('button', { name: 'Pakai posisi saya' }).click();
    await expect(page.getByLabel('Lintang')).toHaveValue('-8,493');
    await expect(page.getByLabel('Bujur')).toHaveValue('140,402');
  });
});

test('a correction begins with what is known', async ({ page, context }) => {
  const { email } = await signIn(context);
  await visit(page, `${address}?id=${delta}`);
  await expect(page.getByLabel('Nama tempat')).toHaveValue('Lapak Plastik Delta');
  await expect(page.getByLabel('Provinsi')).toHaveValue('Jawa Timur');
  await expect(page.getByLabel('Lintang')).toHaveValue('-7,4478');
  await page.getByLabel('Alamat').fill('Jalan Baru 7, sebelah pasar');
  await send(page).click();
  await expect(own(page).getByRole('listitem')).toContainText('Perbaikan');
  await query(
    'delete from app.listing_suggestion where author_id = (select id from app.profile where email = $1)',
    [email],
  );
});

test.describe('in both themes', () => {
  test.use({ expectedErrors: /400 \(Bad Request\)/ });

  test('axe finds nothing on the form, with and without complaints', async ({ page, context }) => {
    await signIn(context);
    await visit(page, address);
    await expect(await picker(page)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await send(page).click();
    await expect(page.getByLabel('Nama tempat')).toHaveAttribute('aria-invalid', 'true');
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test('nothing is wider than the narrowest phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(context);
  await visit(page, address);
  await expect(await picker(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

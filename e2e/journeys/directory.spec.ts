import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Daftar pengepul' });
const cards = (page: Page) => results(page).getByRole('article');
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('heading', { name }) });
const bar = (page: Page) => page.getByRole('search', { name: 'Cari pengepul' });
const searchField = (page: Page) => bar(page).getByLabel('Cari nama, jenis, atau kota');

/** Waits until the list has finished loading. */
const expectLoaded = (page: Page) => expect(results(page).locator('[aria-busy=true]')).toHaveCount(0);

type Choice = { label: string; choice: string; address: string; shows: string; hides: string };
const choices: Choice[] = [
  {
    label: 'Kategori',
    choice: 'Logam',
    address: '/sell-waste?category=Logam',
    shows: 'Besi Tua Bengawan',
    hides: 'Lapak Plastik Delta',
  },
  {
    label: 'Provinsi',
    choice: 'Aceh',
    address: '/sell-waste?province=Aceh',
    shows: 'Bank Sampah Kutaraja',
    hides: 'Lapak Plastik Delta',
  },
  {
    label: 'Bahan',
    choice: 'Kaca',
    address: '/sell-waste?material=kaca',
    shows: 'Bank Sampah Kutaraja',
    hides: 'Lapak Plastik Delta',
  },
  {
    label: 'Jenis tempat',
    choice: 'TPS 3R',
    address: '/sell-waste?kind=tps3r',
    shows: 'Rumah Kompos Tirta',
    hides: 'Lapak Plastik Delta',
  },
];

for (const { label, choice, address, shows, hides } of choices) {
  test(`${label} filters alone, also for who is sent its address`, async ({ page }) => {
    await visit(page, '/sell-waste');
    await expect(card(page, hides)).toBeVisible();
    await bar(page).getByLabel(label).selectOption(choice);
    await expect(page).toHaveURL(address);
    await expect(card(page, shows)).toBeVisible();
    await expect(card(page, hides)).toHaveCount(0);
    await visit(page, address);
    await expect(card(page, shows)).toBeVisible();
    await expect(card(page, hides)).toHaveCount(0);
    await expect(bar(page).getByLabel(label).locator('option:checked')).toHaveText(choice);
  });
}

test('every province and every category can be chosen', async ({ page }) => {
  await visit(page, '/sell-waste');
  await expect(bar(page).getByLabel('Provinsi').locator('option')).toHaveCount(39);
  await expect(bar(page).getByLabel('Kategori').locator('option')).toHaveText([
    'Semua Kategori',
    'Plastik & Kaleng',
    'Kertas & Kardus',
    'Logam',
    'Organik',
    'Elektronik',
  ]);
});

test('pickup alone leaves out who does not come', async ({ page }) => {
  await visit(page, '/sell-waste');
  await bar(page).getByLabel('Layanan jemput').check();
  await expect(page).toHaveURL('/sell-waste?pickup=1');
  await expect(card(page, 'Rumah Kompos Tirta')).toHaveCount(0);
  await expect(card(page, 'Lapak Plastik Delta').getByText('Layanan Jemput')).toBeVisible();
});

test('open now alone shows only who is open at this hour', async ({ page }) => {
  await visit(page, '/sell-waste');
  await bar(page).getByLabel('Buka sekarang').check();
  await expect(page).toHaveURL('/sell-waste?openNow=1');
  await expectLoaded(page);
  const shown = await cards(page).count();
  await expect(cards(page).getByText('Buka sekarang', { exact: true })).toHaveCount(shown);
});

test('what is typed finds everyday words, waste types and cities, after a pause', async ({ page }) => {
  await visit(page, '/sell-waste');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/collectors') asked.push(searchParams.get('q') ?? '');
  });
  await searchField(page).pressSequentially('jelantah', { delay: 20 });
  await expect(page).toHaveURL('/sell-waste?q=jelantah');
  await expect(cards(page).first().getByRole('heading')).toHaveText('Rumah Kompos Tirta');
  expect(asked.length, asked.join()).toBeLessThan(4);
  await searchField(page).fill('surakarta');
  await expect(cards(page).first().getByRole('heading')).toHaveText('Besi Tua Bengawan');
  await searchField(page).fill('');
  await expect(page).toHaveURL('/sell-waste');
});

test('all filters combine, and one press takes them away', async ({ page }) => {
  await visit(page, '/sell-waste?q=logam&province=Jawa+Barat');
  await bar(page).getByLabel('Kategori').selectOption('Logam');
  await bar(page).getByLabel('Bahan').selectOption('Logam');
  await bar(page).getByLabel('Layanan jemput').check();
  await expect(page).toHaveURL(
    '/sell-waste?q=logam&category=Logam&province=Jawa+Barat&material=logam&pickup=1',
  );
  await expect(card(page, 'Rongsok Logam Pakuan')).toBeVisible();
  await expect(card(page, 'Logam Mulya Sejahtera')).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Hapus semua filter' }).click();
  await expect(page).toHaveURL('/sell-waste');
  await expect(card(page, 'Lapak Plastik Delta')).toBeVisible();
  await expect(searchField(page)).toHaveValue('');
});

test('the back button takes the last filter away and returns to the list after a listing', async ({
  page,
}) => {
  await visit(page, '/sell-waste');
  await bar(page).getByLabel('Kategori').selectOption('Organik');
  await bar(page).getByLabel('Provinsi').selectOption('Bali');
  await expect(page).toHaveURL('/sell-waste?category=Organik&province=Bali');
  await card(page, 'Rumah Kompos Tirta')
    .getByRole('link', { name: 'Rumah Kompos Tirta', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rumah Kompos Tirta' })).toBeVisible();
  await page.goBack();
  await expect(card(page, 'Rumah Kompos Tirta')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/sell-waste?category=Organik');
  await expect(card(page, 'TPS 3R Simpang Resik')).toBeVisible();
  await page.goBack();
  await expect(bar(page).getByLabel('Kategori')).toHaveValue('');
});

test('nothing found says so in the exact words', async ({ page }) => {
  await visit(page, '/sell-waste?q=qqqxyzzy');
  await expect(page.getByRole('heading', { name: 'Tidak ada pengepul ditemukan' })).toBeVisible();
  await expect(
    page.getByText('Coba ubah filter pencarian atau kata kunci Anda', { exact: true }),
  ).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await results(page).getByRole('button', { name: 'Hapus semua filter' }).click();
  await expect(card(page, 'Lapak Plastik Delta')).toBeVisible();
});

test('a sample is marked, has no number, and its button says why', async ({ page }) => {
  await visit(page, '/sell-waste?q=delta');
  const delta = card(page, 'Lapak Plastik Delta');
  await expect(delta.getByText('Data contoh', { exact: true })).toBeVisible();
  await expect(delta.getByText('Terverifikasi (contoh)')).toBeVisible();
  await expect(delta.getByText('Nomor contoh, tidak aktif')).toBeVisible();
  await expect(delta.getByRole('row', { name: 'Botol PET bening Rp1.500–4.000/kg 5 kg' })).toBeVisible();
  await expect(delta.getByText('Harga contoh, dicatat 12 November 2026')).toBeVisible();
  await delta.getByRole('button', { name: /^Hubungi/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Pemberitahuan' })).toContainText('Ini data contoh');
  await expect(delta.getByRole('link', { name: /^Lihat Lokasi/ })).toHaveAttribute(
    'href',
    /^\/waste-map\?id=/,
  );
});

test('the one that nobody checked wears no badge of trust', async ({ page }) => {
  await visit(page, '/sell-waste?province=Kalimantan+Timur');
  const borneo = card(page, 'Tukar Elektronik Borneo');
  await expect(borneo.getByText('Belum diverifikasi')).toBeVisible();
  await expect(borneo.getByText(/^Terverifikasi/)).toHaveCount(0);
});

test.describe('near me', () => {
  test.use({ geolocation: { latitude: -7.44781234, longitude: 112.71834321 } });

  test('asks the device when pressed and not before, and the position stays out of the address', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.addInitScript(() => {
      const known = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      Object.assign(window, { positionsAsked: 0 });
      navigator.geolocation.getCurrentPosition = (...call) => {
        (window as unknown as { positionsAsked: number }).positionsAsked += 1;
        known(...call);
      };
    });
    const asked = () => page.evaluate(() => (window as unknown as { positionsAsked: number }).positionsAsked);
    await visit(page, '/sell-waste?category=Plastik+%26+Kaleng');
    await expect(card(page, 'Lapak Plastik Delta')).toBeVisible();
    expect(await asked()).toBe(0);

    const request = page.waitForRequest((sent) => sent.url().includes('/api/collectors?'));
    await bar(page).getByRole('button', { name: 'Dekat saya' }).click();
    const sent = new URL((await request).url()).searchParams;
    expect([sent.get('lat'), sent.get('lon')]).toEqual(['-7.448', '112.718']);
    await expect(results(page).getByText('diurutkan dari yang terdekat')).toBeVisible();
    await expect(cards(page).first().getByRole('heading')).toHaveText('Lapak Plastik Delta');
    await expect(cards(page).first().getByText('kurang dari 100 m').filter({ visible: true })).toBeVisible();
    await expect(
      card(page, 'Plastik Bersih Losari')
        .getByText(/\d km$/)
        .filter({ visible: true }),
    ).toBeVisible();
    expect(await asked()).toBe(1);
    expect(page.url()).not.toMatch(/lat|lon|7\.44|112\.7/);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('112.7');

    await bar(page).getByRole('button', { name: 'Dekat saya', pressed: true }).click();
    await expect(results(page).getByText('diurutkan dari yang terdekat')).toHaveCount(0);
  });

  test('a refusal says the next step and the list stays', async ({ page }) => {
    await visit(page, '/sell-waste');
    await bar(page).getByRole('button', { name: 'Dekat saya' }).click();
    await expect(page.getByText(/Izinkan lokasi untuk situs ini/)).toBeVisible();
    await expect(card(page, 'Lapak Plastik Delta')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('no page of the directory moves sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const pages = [
      '/sell-waste',
      '/sell-waste?q=qqqxyzzy',
      '/sell-waste/5a3b1e00-0000-4000-8000-000000000001',
      '/sell-waste/kalkulator?items=pet-bening:6,jelantah:2,tembaga:1.25&province=Jawa+Timur',
    ];
    for (const path of pages) {
      await visit(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      // Checked per table, because a card clips its overflow.
      const overflowing = await page
        .locator('table')
        .evaluateAll((tables) =>
          tables.map(
            (table) => table.getBoundingClientRect().width - (table.parentElement?.clientWidth ?? 0),
          ),
        );
      expect(Math.max(0, ...overflowing), path).toBe(0);
    }
  });
});

test('the keyboard alone finds and opens a listing', async ({ page }) => {
  await visit(page, '/sell-waste');
  await searchField(page).focus();
  await page.keyboard.type('besi tua');
  await expect(page).toHaveURL('/sell-waste?q=besi+tua');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByLabel('Kategori')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Jawa Te');
  await expect(page).toHaveURL(/province=Jawa\+Tengah/);
  // The kabupaten of the province come with it.
  await expect(bar(page).getByLabel('Kabupaten atau kota')).toBeVisible();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
  await expect(bar(page).getByLabel('Buka sekarang')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/pickup=1/);
  await expect(cards(page).first().getByRole('heading')).toHaveText('Besi Tua Bengawan');
  await cards(page).first().getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Besi Tua Bengawan' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('the list stays, and a new question is answered when the network is back', async ({
    page,
    context,
  }) => {
    await visit(page, '/sell-waste');
    await expect(card(page, 'Lapak Plastik Delta')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/Yang tampil adalah hasil terakhir/)).toBeVisible();
    await expect(card(page, 'Lapak Plastik Delta')).toBeVisible();
    await bar(page).getByLabel('Provinsi').selectOption('Aceh');
    await expect(page.getByRole('alert')).toContainText('Periksa koneksi internet Anda');
    await context.setOffline(false);
    await expect(card(page, 'Bank Sampah Kutaraja')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server sends the list, and the form filters it', async ({ page }) => {
    await page.goto('/sell-waste');
    await expect(card(page, 'Lapak Plastik Delta')).toBeVisible();
    await expect(page).toHaveTitle('Jual Sampah Anda · PilahBumi');
    await searchField(page).fill('jelantah');
    await bar(page).getByRole('button', { name: 'Cari' }).click();
    await expect(page).toHaveURL(/q=jelantah/);
    await expect(card(page, 'Rumah Kompos Tirta')).toBeVisible();
    await expect(card(page, 'Lapak Plastik Delta')).toHaveCount(0);
  });
});

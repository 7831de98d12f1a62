import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';
import { seedScan, seedScanHistory } from '#support/scans.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('a member opens the own page: the target, the last photo, a place, the ways on', async ({
  page,
  context,
}) => {
  const { name, email } = await signIn(context);
  await seedScan(email, 'plastik');
  await seedScan(email, 'plastik');
  await seedScan(email, 'logam');
  await context.addInitScript(() => localStorage.setItem('province', 'Jawa Timur'));
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Halo, ${name}`);
  const target = page.getByRole('region', { name: 'Target minggu ini' });
  await expect(target.getByRole('img', { name: '3 dari 15 benda' })).toBeVisible();
  await expect(target).toContainText('2 plastik, 1 logam. Kurang 12 lagi sampai Minggu malam.');
  await expect(page.getByRole('link', { name: /Foto terakhir/ })).toContainText('92% · ');
  const place = page.getByRole('region', { name: 'Tempat di Jawa Timur' });
  await expect(place.getByRole('link').first()).toHaveAttribute('href', /^\/sell-waste\/[0-9a-f-]{36}$/);
  const ways = page.getByRole('navigation', { name: 'Halaman anggota' });
  await expect(ways.getByRole('link')).toHaveText(['Komunitas', 'Dasbor']);
  await page.getByRole('link', { name: /Foto terakhir/ }).click();
  await expect(page).toHaveURL('/dashboard?bagian=riwayat');
});

test('a new member is invited to the first photo and asked where they are', async ({ page, context }) => {
  await signIn(context);
  await visit(page, '/');
  await expect(page.getByRole('region', { name: 'Target minggu ini' })).toContainText('Mulai dari benda');
  await expect(page.getByRole('link', { name: /Foto Sampah Pertama/ })).toHaveAttribute(
    'href',
    '/smart-sort',
  );
  const place = page.getByRole('region', { name: 'Tempat terdekat' });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -7.2, longitude: 113.25 });
  await place.getByRole('button', { name: 'Dekat saya' }).click();
  await expect(place.getByText(/\d (km|m)$|Di sekitar/).first()).toBeVisible();
});

test('who has reached the target is told so', async ({ page, context }) => {
  const { email } = await signIn(context);
  await seedScanHistory(email);
  await visit(page, '/');
  await expect(page.getByRole('region', { name: 'Target minggu ini' })).toContainText('Target tercapai.');
});

test('a member never sees the page of visitors flash by', async ({ page, context }) => {
  await signIn(context);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForSelector('main');
  const headline = page.getByText('Foto satu benda. Anda langsung tahu jenisnya').first();
  await expect(headline).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /^Halo, / })).toBeVisible();
  await expect(headline).toBeHidden();
});

test('a visitor loads nothing of it', async ({ page, context }) => {
  const loadedWith = async (open: () => Promise<unknown>) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
    });
    await open();
    return (await Promise.all(scripts)).some((script) => script.includes('Target minggu ini'));
  };
  const asVisitor = await loadedWith(async () => {
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Pilah sampah dengan cerdas untuk bumi lestari',
    );
  });
  expect(asVisitor).toBe(false);
  await signIn(context);
  const asMember = await loadedWith(async () => {
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1, name: /^Halo, / })).toBeVisible();
  });
  expect(asMember, 'a member does').toBe(true);
});

test('who leaves sees the page of visitors again', async ({ page, context }) => {
  await signIn(context);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await page.locator('#menu').getByRole('button', { name: 'Keluar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Pilah sampah dengan cerdas untuk bumi lestari',
  );
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test('the figures stay, and say that they are old', async ({ page, context }) => {
    const { email } = await signIn(context);
    await seedScan(email, 'kaca');
    await visit(page, '/');
    await expect(page.getByRole('img', { name: '1 dari 15 benda' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/Anda sedang luring/)).toBeVisible();
    await expect(page.getByRole('img', { name: '1 dari 15 benda' })).toBeVisible();
    await context.setOffline(false);
  });
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('axe finds nothing, and nothing is wider than the screen', async ({ page, context }) => {
      const { email } = await signIn(context);
      await seedScanHistory(email);
      await visit(page, '/');
      await expect(page.getByRole('link', { name: /Foto terakhir/ })).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
    });
  });
}

import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';

const documents = [
  {
    path: '/privacy-policy',
    title: 'Kebijakan Privasi',
    version: 'Versi 18 November 2026',
    part: 'Hak Anda',
    anchor: 'hak-anda',
  },
  {
    path: '/terms-of-service',
    title: 'Syarat Layanan',
    version: 'Versi 15 November 2026',
    part: 'Sampah berbahaya',
    anchor: 'sampah-berbahaya',
  },
];

for (const { path, title, version, part, anchor } of documents) {
  test(`${path} comes whole, with its version and the way to each part`, async ({ page }) => {
    await visit(page, path);
    await expect(page).toHaveTitle(`${title} · PilahBumi`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(version)).toBeVisible();
    await page.getByRole('navigation', { name: 'Daftar isi' }).getByRole('link', { name: part }).click();
    await expect(page).toHaveURL(`${path}#${anchor}`);
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport();
    await expect(page.locator(`#${anchor}`), 'the part unfolds').toBeVisible();
  });

  test(`the summary of ${path} fits the first screen of a phone, and the parts are folded`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await visit(page, path);
    const { y, height } = (await page.getByRole('region', { name: 'Ringkasan' }).boundingBox()) ?? {
      y: 0,
      height: 9999,
    };
    expect(y + height).toBeLessThanOrEqual(780);
    await expect(page.locator(`#${anchor}`)).toBeHidden();
    await page.getByRole('heading', { level: 2, name: part }).click();
    await expect(page.locator(`#${anchor}`)).toBeVisible();
  });

  test(`an address with #${anchor} opens that part of ${path}`, async ({ page }) => {
    await visit(page, `${path}#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport();
  });

  test(`every address that ${path} names inside the site exists`, async ({ page, request }) => {
    await page.goto(path);
    const addresses = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const address of new Set(addresses.filter((one) => one.startsWith('/'))))
      expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
  });

  test(`a version of ${path} that never was is not found`, async ({ request }) => {
    const answer = await request.get(`${path}?versi=2001-01-01`);
    expect(answer.status()).toBe(404);
    expect((await request.get(`${path}?versi=2026-11-15`)).status()).toBe(200);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} reads the same`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Ringkasan' })).toBeVisible();
      await page.getByRole('heading', { level: 2, name: part }).click();
      await expect(page.locator(`#${anchor}`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden();
    });
  });

  test(`${path} prints the text and nothing around it`, async ({ page }) => {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    await expect(page.locator(`#${anchor}`), 'paper has nothing to tap').toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Daftar isi' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden();
  });

  test.describe('on the narrowest phone', () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test(`${path} fits, and axe finds nothing`, async ({ page }) => {
      await visit(page, path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  });
}

test('the laws are named where they apply', async ({ page }) => {
  await visit(page, '/privacy-policy');
  const text = page.getByRole('main');
  await expect(text).toContainText('Undang-Undang Nomor 27 Tahun 2022');
  await expect(text).toContainText('Peraturan Pemerintah Nomor 17 Tahun 2025');
  await visit(page, '/terms-of-service');
  await expect(text).toContainText('Undang-Undang Nomor 18 Tahun 2008');
});

test('who comes from the footer stays on the site and finds the text', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kebijakan Privasi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kebijakan Privasi' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Hak Anda' })).toBeVisible();
});

test('a link from another page of the site opens the part that it names', async ({ page }) => {
  await visit(page, '/transparansi');
  await page.getByRole('link', { name: 'Baca daftar lengkap' }).click();
  await expect(page).toHaveURL('/privacy-policy#berapa-lama');
  await expect(page.locator('#berapa-lama')).toBeVisible();
});

test('a member finds the version they agreed to on the page and in their account', async ({
  page,
  context,
}) => {
  await signIn(context);
  await visit(page, '/privacy-policy');
  await expect(page.getByText('Anda menyetujui versi 18 November 2026')).toBeVisible();
  await visit(page, '/akun?bagian=data');
  const agreements = page.getByRole('region', { name: 'Persetujuan Anda' });
  await expect(agreements.getByText(/Anda menyetujui versi 1[58] November 2026/)).toHaveCount(2);
  await agreements.getByRole('link', { name: 'Syarat Layanan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Syarat Layanan' })).toBeVisible();
  await expect(page.getByText('Itu versi yang sedang Anda baca.')).toBeVisible();
  expect(await context.cookies(), 'the policy says that there are none').toEqual([]);
});

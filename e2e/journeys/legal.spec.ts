import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';

const documents = [
  { path: '/privacy-policy', title: 'Kebijakan Privasi', part: 'Hak Anda', anchor: 'hak-anda' },
  {
    path: '/terms-of-service',
    title: 'Syarat Layanan',
    part: 'Sampah berbahaya',
    anchor: 'sampah-berbahaya',
  },
];

for (const { path, title, part, anchor } of documents) {
  test(`${path} comes whole, with its version and the way to each part`, async ({ page }) => {
    await visit(page, path);
    await expect(page).toHaveTitle(`${title} · PilahBumi`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Versi 15 November 2026')).toBeVisible();
    await page.getByRole('navigation', { name: 'Daftar isi' }).getByRole('link', { name: part }).click();
    await expect(page).toHaveURL(`${path}#${anchor}`);
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
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden();
    });
  });

  test(`${path} prints the text and nothing around it`, async ({ page }) => {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Daftar isi' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on the narrowest phone, in the ${colorScheme} theme`, () => {
      test.use({ viewport: { width: 320, height: 640 }, colorScheme });

      test(`${path} fits, and axe finds nothing`, async ({ page }) => {
        await visit(page, path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(320);
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    });
  }
}

test('the laws are named where they apply', async ({ page }) => {
  await visit(page, '/privacy-policy');
  await expect(page.getByText('Undang-Undang Nomor 27 Tahun 2022').first()).toBeVisible();
  await expect(page.getByText('Peraturan Pemerintah Nomor 17 Tahun 2025').first()).toBeVisible();
  await visit(page, '/terms-of-service');
  await expect(page.getByText('Undang-Undang Nomor 18 Tahun 2008').first()).toBeVisible();
});

test('who comes from the footer stays on the site and finds the text', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kebijakan Privasi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kebijakan Privasi' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Hak Anda' })).toBeVisible();
});

test('a member finds the version they agreed to on the page and in their account', async ({
  page,
  context,
}) => {
  await signIn(context);
  await visit(page, '/privacy-policy');
  await expect(page.getByText('Anda menyetujui versi 15 November 2026')).toBeVisible();
  await visit(page, '/akun?bagian=data');
  const agreements = page.getByRole('region', { name: 'Persetujuan Anda' });
  await expect(agreements.getByText('Anda menyetujui versi 15 November 2026')).toHaveCount(2);
  await agreements.getByRole('link', { name: 'Syarat Layanan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Syarat Layanan' })).toBeVisible();
  await expect(page.getByText('Itu versi yang sedang Anda baca.')).toBeVisible();
  expect(await context.cookies(), 'the policy says that there are none').toEqual([]);
});

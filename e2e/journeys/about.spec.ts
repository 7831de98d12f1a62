import {
  accessibilityViolations,
  expect,
  expectToFit,
  structuredData,
  test,
  visit,
} from '#support/journey.ts';

test('the about page tells where the product comes from and who makes it', async ({ page }) => {
  await visit(page, '/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Dari esai lomba menjadi gerakan memilah');
  await expect(main).toContainText('Madura');
  for (const heading of [
    'Visi',
    'Misi',
    'Klasifikasi AI yang akurat dan mudah',
    'Komunitas yang aktif',
    'Edukasi yang lengkap',
    'Data berbasis bukti',
    'Dampak kami',
    'Peduli lingkungan',
    'Berbasis komunitas',
    'Inovasi teknologi',
    'Edukasi berkelanjutan',
    'Perjalanan 2025',
    'Tim kami',
  ])
    await expect(main.getByRole('heading', { name: heading, exact: true }), heading).toBeVisible();

  const steps = page.getByRole('region', { name: 'Perjalanan 2025' }).getByRole('heading', { level: 3 });
  await expect(steps).toHaveText(['Konsep', 'Pengembangan model AI', 'Uji beta', 'Peluncuran']);
  const team = page.getByRole('region', { name: 'Tim kami' });
  await expect(team).toContainText('Tiga mahasiswa dari satu politeknik di Madura');
  await expect(team.getByRole('listitem')).toHaveCount(3);
});

test('the impact panel claims four figures and leads to the measured ones', async ({ page }) => {
  await visit(page, '/about');
  const impact = page.getByRole('region', { name: 'Dampak kami' });
  const claimed = impact.getByRole('definition').filter({ hasText: /^[\dK%+]+$/ });
  await expect(claimed).toHaveText(['95%', '1K+', '5K+', '25+']);
  await expect(impact.getByRole('term')).toHaveText([
    'akurasi AI',
    'pengguna aktif',
    'benda terklasifikasi',
    'bank sampah mitra',
  ]);
  await impact.getByRole('link', { name: 'Lihat data terbaru dan kartu model' }).click();
  await expect(page).toHaveURL('/transparansi');
});

test('the last part invites to register or to try the platform', async ({ page }) => {
  await visit(page, '/about');
  const invitation = page.getByRole('region', { name: 'Ikut memilah bersama kami' });
  await expect(invitation.getByRole('link', { name: 'Daftar Sekarang' })).toHaveAttribute(
    'href',
    '/register',
  );
  await invitation.getByRole('link', { name: 'Coba Platform' }).click();
  await expect(page).toHaveURL('/smart-sort');
});

test('machines learn who stands behind the product', async ({ request, baseURL }) => {
  const html = await (await request.get('/about')).text();
  expect(structuredData(html)).toMatchObject({
    '@type': 'AboutPage',
    mainEntity: { '@type': 'Organization', foundingDate: '2025' },
  });
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/about"/>`);
});

for (const width of [320, 360]) {
  test(`nothing is wider than a screen of ${width}, and every drawing arrives`, async ({ page }) => {
    await expectToFit(page, '/about', width);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('all of it reads', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('img', { name: /^Tiga mahasiswa/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Tim kami' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('axe finds nothing on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/about');
  expect(await accessibilityViolations(page)).toEqual([]);
});

import {
  accessibilityViolations,
  expect,
  expectToFit,
  structuredData,
  test,
  visit,
} from '#support/journey.ts';
import { classify, photos } from '#support/photos.ts';

test('the landing page says what the product is and claims four figures, with the way to the measured ones', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Pilah sampah dengan cerdas untuk bumi lestari',
  );
  for (const [figure, label] of [
    ['95%', 'akurasi AI'],
    ['1,000+', 'pengguna aktif'],
    ['5,000+', 'benda terklasifikasi'],
    ['25+', 'bank sampah mitra'],
  ] as const) {
    const claim = page.getByRole('definition').filter({ hasText: figure });
    await expect(claim, label).toHaveText(figure);
    await expect(page.getByRole('main')).toContainText(label);
  }
  await page.getByRole('link', { name: 'Lihat data terbaru dan kartu model' }).click();
  await expect(page).toHaveURL('/transparansi');
});

for (const path of ['/', '/about'])
  test(`on ${path} the measured figure stands beside each claim, with its date`, async ({
    page,
    request,
  }) => {
    const { figures } = (await (await request.get('/api/transparency')).json()) as {
      figures: { members: number; scans: number } | null;
    };
    await visit(page, path);
    const beside = (label: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .getByRole('definition')
        .last();
    await expect(beside('akurasi AI')).toHaveText(
      'Terhitung 18 November 2026: 94,9% pada foto uji, 69,1% pada foto ponsel Indonesia',
    );
    for (const label of ['pengguna aktif', 'benda terklasifikasi'])
      await expect(beside(label)).toHaveText(
        figures ? /^Terhitung \d+ \p{L}+ \d{4}: [\d.]+ /u : 'Hitungan terbaru belum ada',
      );
    await expect(beside('bank sampah mitra')).toContainText('Belum bisa kami buktikan');
    const claim = (await page.getByText('95%', { exact: true }).boundingBox()) ?? { y: 0 };
    const measured = (await beside('akurasi AI').boundingBox()) ?? { y: 9999 };
    expect(measured.y - claim.y, 'in the same eye-span').toBeLessThan(160);
  });

test('beside the claims of Jual Sampah stands what is counted, or why nothing is', async ({ page }) => {
  await visit(page, '/sell-waste');
  const beside = (figure: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(figure, { exact: true }) })
      .getByRole('definition')
      .last();
  await expect(beside('45+')).toHaveText(/^Terhitung .*: [\d.]+ tempat nyata|^Hitungan terbaru belum ada$/);
  await expect(beside('10Jt+')).toContainText('Tidak kami catat');
  await expect(beside('85%')).toContainText('Tidak kami hitung');
  await expect(beside('4.7')).toContainText('Belum ada penilaian');
});

test('who comes to the landing page by a link finds the measured figures too', async ({ page }) => {
  await visit(page, '/smart-sort');
  await page.getByRole('banner').getByRole('link', { name: 'Beranda', exact: true }).click();
  await expect(page.getByText('94,9% pada foto uji')).toBeVisible();
});

test('the hero leads to smart sort and to the about page', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Foto Sampah' })).toHaveAttribute('href', '/smart-sort');
  await expect(main.getByRole('link', { name: 'Tentang PilahBumi' })).toHaveAttribute('href', '/about');
});

test('each thing the product does has a card that leads to it', async ({ page }) => {
  await visit(page, '/');
  const cards = page.getByRole('region', { name: 'Dari meja dapur sampai ke timbangan' });
  for (const [name, address] of [
    ['Pilah Cerdas', '/smart-sort'],
    ['Jual Sampah', '/sell-waste'],
    ['Edukasi', '/education'],
    ['Komunitas', '/community'],
    ['Dasbor pribadi', '/dashboard'],
    ['Direktori bank sampah dan pengepul', '/waste-map'],
  ] as const)
    await expect(cards.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  // The whole card is clickable, not only its title.
  await cards.getByText('Rp4.000/kg').click({ force: true });
  await expect(page).toHaveURL('/sell-waste');
});

test('the last part invites to register or to try without an account', async ({ page }) => {
  await visit(page, '/');
  const invitation = page.getByRole('region', { name: 'Mulai dari satu botol di rumah Anda' });
  await expect(invitation.getByRole('link', { name: 'Coba Platform' })).toHaveAttribute(
    'href',
    '/smart-sort',
  );
  await invitation.getByRole('link', { name: 'Daftar Sekarang' }).click();
  await expect(page).toHaveURL('/register');
});

test("a visitor's own photo is answered by the model on the landing page itself", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/');
  const isOfSmartSort = (address: string) =>
    /photo-trial|upload-panel|prepare-photo|send-photo/.test(address);
  expect(asked.filter(isOfSmartSort), 'nobody pays for it before using it').toEqual([]);

  const answered = page.waitForResponse('**/api/upload/classify');
  await classify(page, await photos.jpeg());
  const { data } = (await (await answered).json()) as {
    data: { classification: { categoryName: string } };
  };
  const result = page.getByRole('region', { name: 'Hasil Klasifikasi' });
  await expect(result.getByRole('heading', { name: 'Hasil Klasifikasi' })).toBeFocused();
  await expect(result.getByText(data.classification.categoryName, { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await accessibilityViolations(page)).toEqual([]);

  await result.getByRole('button', { name: 'Klasifikasi Lagi' }).click();
  await expect(page.getByRole('region', { name: 'Unggah foto' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch/ });

  test('a photo that was chosen waits for the next try', async ({ page, context }) => {
    await visit(page, '/');
    await context.setOffline(true);
    await page
      .getByLabel('Pilih Foto')
      .and(page.locator('input'))
      .setInputFiles(await photos.jpeg());
    await expect(page.getByRole('alert')).toContainText('Foto belum bisa dibuka');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await page.locator('#hasil, #pertanyaan').first().waitFor();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all of it reads, every link works, and no button would do nothing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Lima jenis, lima warna' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Halaman kampung/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('main').locator('noscript p')).toHaveText(
      'Untuk mencoba di sini, aktifkan JavaScript di peramban Anda.',
    );
    await page.getByRole('link', { name: 'Edukasi', exact: true }).last().click();
    await expect(page).toHaveURL('/education');
  });
});

test('machines learn what the product is, and a shared link has a picture', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text();
  const { '@graph': graph } = structuredData(html) as { '@graph': { '@type': string; url: string }[] };
  expect(graph.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', 'WebApplication']);
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/"/>`);
  expect(html).toContain(`<meta property="og:image" content="${baseURL}/kartu.png"/>`);
  const card = await request.get('/kartu.png');
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/about', '/transparansi']) expect(map).toContain(`<loc>${baseURL}${path}</loc>`);
});

for (const width of [320, 360]) {
  test(`nothing is wider than a screen of ${width}, and every drawing arrives`, async ({ page }) => {
    await expectToFit(page, '/', width);
  });
}

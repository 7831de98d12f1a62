import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, structuredData, test, visit } from '#support/journey.ts';

/** An API response with recognisable figures. */
const answer = {
  figures: {
    countedAt: '2026-11-15T13:10:00.000Z',
    members: 1284,
    scans: 5312,
    listings: 23,
    confirmedListings: 9,
    sampleListings: 14,
    pieces: 29,
    posts: 311,
    confirmed: { judged: 412, accurate: 371, percent: 90, low: 86.8, high: 92.6 } as object | null,
  },
  parts: ['data', 'accounts', 'photos', 'mail', 'speed', 'model'].map((part) => ({
    part,
    state: part === 'mail' ? 'down' : 'up',
  })),
  model: { version: '9.9.9', sha256: 'c0ffee' },
};

/** Navigates by a link, so that the browser fetches the figures from the API. */
async function followLink(page: Page, answered?: object) {
  if (answered) await page.route(figuresPath, (route) => route.fulfill({ json: answered }));
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Transparansi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transparansi' })).toBeVisible();
}

const figuresPath = '**/api/transparency';
const claims = ['95%', '1,000+', '5,000+', '25+', '45+', '10Jt+', '85%', '4.7'];
const table = (page: Page) => page.getByRole('table', { name: 'Klaim kami dan angka yang terhitung' });

test('beside each claim stands what is really counted, with its date', async ({ page }) => {
  await followLink(page, answer);
  const names = table(page).getByRole('rowheader');
  await expect(names).toHaveCount(claims.length);
  for (const [index, claim] of claims.entries()) await expect(names.nth(index)).toContainText(claim);
  for (const sentence of [
    '94,9% pada 1.355 foto uji.',
    'Hanya 69,1% pada 447 foto ponsel Indonesia',
    '90,0% menurut anggota: 371 dari 412 hasil yang mereka nilai benar.',
    'di antara 86,8–92,6%',
    '1.284 akun terdaftar',
    '5.312 klasifikasi tersimpan milik anggota',
    '23 tempat nyata, 9 di antaranya dinyatakan masih buka',
    '14 kartu bertanda "Data contoh"',
  ])
    await expect(table(page)).toContainText(sentence);
  await expect(page.getByText('Dihitung 15 November 2026 pukul 20.10 WIB.')).toBeVisible();
});

test('below ten answers of members nothing is said about their accuracy', async ({ page }) => {
  await followLink(page, { ...answer, figures: { ...answer.figures, confirmed: null } });
  await expect(table(page)).toContainText('Kami menunggu sedikitnya 10 penilaian.');
  await expect(table(page)).not.toContainText('menurut anggota:');
});

test('what has not been counted yet is not made up', async ({ page }) => {
  await followLink(page, { ...answer, figures: null });
  const members = table(page).getByRole('row').filter({ hasText: 'pengguna aktif' });
  await expect(members.getByRole('cell')).toHaveText(
    'Belum dihitung. Angka pertama muncul dalam beberapa jam.',
  );
});

test('the page that machines read says the same as the API', async ({ request, baseURL }) => {
  const html = await (await request.get('/transparansi')).text();
  const shown = (await (await request.get('/api/transparency')).json()) as {
    model: { version: string; sha256: string };
  };
  expect(html).toContain(shown.model.sha256);
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/transparansi"/>`);
  expect(structuredData(html)).toMatchObject({ '@type': 'WebPage', url: `${baseURL}/transparansi` });
});

test('the card of the model is told in words, with its weaknesses', async ({ page }) => {
  await followLink(page, answer);
  const card = page.getByRole('region', { name: 'Kartu model' });
  for (const figure of ['94,9%', '69,1%', '97,9%', '89,6%', '97,1%', '94,6%'])
    await expect(card.getByText(figure, { exact: true }).first()).toBeVisible();
  await expect(card).toContainText('tidak berizin untuk dipakai secara komersial');
  await expect(card).toContainText('Plastik bening atau hijau bisa disangka kaca.');
  await expect(card.getByText('c0ffee')).toBeVisible();
});

test('what is kept and for how long, and the way to the whole list', async ({ page }) => {
  await visit(page, '/transparansi');
  const kept = page.getByRole('table', { name: 'Data yang kami simpan dan berapa lama' });
  const until = (what: string) => kept.getByRole('row').filter({ hasText: what }).getByRole('cell').last();
  await expect(until('Foto pengunjung tanpa akun')).toHaveText('Tidak disimpan');
  await expect(until('Notifikasi')).toHaveText('180 hari');
  await expect(until('Sesi masuk')).toContainText('12 jam');
  await expect(page.getByRole('link', { name: 'Baca daftar lengkap' })).toHaveAttribute(
    'href',
    '/privacy-policy#berapa-lama',
  );
});

test('each part says whether it works', async ({ page }) => {
  await followLink(page, answer);
  const parts = page.getByRole('region', { name: 'Keadaan layanan' }).getByRole('listitem');
  await expect(parts).toHaveCount(6);
  await expect(parts.filter({ hasText: 'Model AI' })).toContainText('Berfungsi');
  await expect(parts.filter({ hasText: 'Email' })).toContainText('Terganggu');
});

test('on the running product all parts work', async ({ page }) => {
  await followLink(page);
  const parts = page.getByRole('region', { name: 'Keadaan layanan' }).getByRole('listitem');
  await expect(parts.filter({ hasText: 'Berfungsi' })).toHaveCount(6);
});

test.describe('when the figures cannot be fetched', () => {
  test.use({ expectedErrors: /503/ });

  test('the rest reads, and the figures come at the next try', async ({ page }) => {
    await page.route(figuresPath, (route) => route.fulfill({ status: 503, json: {} }));
    await followLink(page);
    await expect(page.getByRole('alert')).toContainText('Angka terbaru belum bisa dimuat');
    await expect(page.getByRole('region', { name: 'Kartu model' })).toBeVisible();
    await expect(page.getByText('Keadaan layanan belum bisa diperiksa.')).toBeVisible();
    await page.unroute(figuresPath);
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Berfungsi').first()).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all of it reads, and the contents lead to each part', async ({ page }) => {
    await page.goto('/transparansi');
    await expect(table(page)).toBeVisible();
    await page.getByRole('link', { name: 'Keadaan layanan' }).click();
    await expect(page).toHaveURL('/transparansi#layanan');
    await expect(page.getByText('Berfungsi').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing is wider than the screen, and axe finds nothing', async ({ page }) => {
    await visit(page, '/transparansi');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

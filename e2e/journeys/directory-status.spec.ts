import type { Browser, Page } from '@playwright/test';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { query, signIn } from '#support/member.ts';
import { deletePlaces, registerPlace } from '#support/place.ts';
import { signInAsStaff } from '#support/staff.ts';
import { fillLogin, newUser } from '#support/test-user.ts';

test.use({ viewport: { width: 360, height: 780 }, expectedErrors: /404|ERR_FAILED/ });
test.afterAll(deletePlaces);

const answer = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();
const open = /^Ya, .* masih buka$/;
const closed = /^Sudah tutup/;
const answersOf = async (id: string) =>
  (await query('select is_open from app.listing_confirmation where listing_id = $1', [id])).rows;

/** Another member on another phone says something about the place. */
async function another(browser: Browser, id: string, words: RegExp) {
  const context = await browser.newContext();
  await signIn(context);
  const page = await context.newPage();
  await visit(page, `/sell-waste/${id}`);
  await answer(page, words);
  await expect(page.getByText(/^Terima kasih/)).toBeVisible();
  return page;
}

test('two members confirm a place that only a registry names, and its page says so', async ({
  page,
  browser,
}) => {
  const { id } = await registerPlace();
  await visit(page, `/sell-waste/${id}`);
  await expect(
    page.getByText('Tercatat di SIPSN, laporan terakhir 2022, belum dikonfirmasi.'),
  ).toBeInViewport();
  await expect(page.getByRole('button', { name: open })).toBeInViewport();
  expect(await accessibilityViolations(page)).toEqual([]);

  const first = await another(browser, id, open);
  await expect(
    first.getByText(/^Tercatat di SIPSN, laporan terakhir 2022, kata warga masih buka/),
  ).toBeVisible();
  const second = await another(browser, id, open);
  const month = new Intl.DateTimeFormat('id-ID', {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Jakarta',
  }).format(new Date());
  await expect(second.getByText(`Dikonfirmasi warga ${month}.`)).toBeVisible();
});

test('three closures hide it, and an editor shows it again', async ({ page, context, browser }) => {
  const { id, name } = await registerPlace();
  for (let people = 0; people < 3; people += 1) await another(browser, id, closed);
  expect((await page.request.get(`/api/collectors/${id}`)).status()).toBe(404);

  await signInAsStaff(context, 'editor');
  await visit(page, '/kelola');
  const report = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  const more = page.getByRole('button', { name: 'Tampilkan lainnya' });
  await expect(page.getByRole('article').first()).toBeVisible();
  while (!(await report.count()) && (await more.isVisible())) {
    const answered = page.waitForResponse('**/api/review/listings?cursor=**');
    await more.click();
    await answered;
  }
  await expect(report).toContainText('Sedang disembunyikan');
  expect(await accessibilityViolations(page)).toEqual([]);
  await report.getByRole('button', { name: 'Masih buka' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dari mana Anda tahu?').fill('Saya telepon, masih buka.');
  await dialog.getByRole('button', { name: 'Ya, tampilkan' }).click();
  await expect(page.getByText('Tempat ini tampil di daftar.').first()).toBeVisible();
  expect((await page.request.get(`/api/collectors/${id}`)).status()).toBe(200);
});

test('a tap without a signal waits, and is sent later', async ({ page, context }) => {
  const { id, name } = await registerPlace();
  await signIn(context);
  await visit(page, `/sell-waste/${id}`);
  await context.route('**/api/collectors/*/confirmations', (route) => route.abort());
  await answer(page, open);
  await expect(
    page.getByText('Tersimpan di ponsel ini. Jawaban Anda terkirim begitu ada sinyal.'),
  ).toBeVisible();
  expect(await answersOf(id)).toEqual([]);
  await page.reload();
  await page.getByRole('status').getByRole('link', { name: 'Lihat' }).click();
  await expect(page.getByText(`${name}: ya, masih buka`)).toBeVisible();

  await context.unroute('**/api/collectors/*/confirmations');
  await page.getByRole('button', { name: 'Kirim sekarang' }).click();
  await expect(page.getByRole('heading', { name: 'Semua sudah terkirim' })).toBeVisible();
  await expect.poll(() => answersOf(id)).toEqual([{ is_open: true }]);
});

test('a visitor taps, signs in and comes back to the answered question', async ({ page, request }) => {
  const { id } = await registerPlace();
  const user = newUser();
  await request.post('/api/auth/register', { data: user });
  await visit(page, `/sell-waste/${id}`);
  await answer(page, closed);
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillLogin(page, user);
  await expect(page).toHaveURL(`/sell-waste/${id}`);
  await expect(page.getByText(/^Terima kasih. Laporan Anda tercatat/)).toBeVisible();
  expect(await answersOf(id)).toEqual([{ is_open: false }]);
});

test('"Tidak tahu" is thanked for, and asks a visitor for nothing', async ({ page }) => {
  const { id } = await registerPlace();
  await visit(page, `/sell-waste/${id}`);
  await answer(page, /^Tidak tahu/);
  await expect(page.getByText('Tidak apa-apa, terima kasih.')).toBeVisible();
  await expect(page).toHaveURL(`/sell-waste/${id}`);
});

test('the range of prices elsewhere is not a price of the place, and its sources are two taps away', async ({
  page,
}) => {
  const { id } = await registerPlace();
  await visit(page, `/sell-waste/${id}`);
  const ranges = page.getByRole('region', { name: 'Kisaran harga di kota lain' });
  await expect(ranges.getByText('Bukan harga tempat ini.')).toBeVisible();
  const paper = ranges.getByRole('listitem').filter({ hasText: 'Kertas HVS' }).first();
  await expect(paper).toContainText('5 harga dari 5 kota, separuh yang di tengah, 2019–2024');
  await paper.getByText('Sumber', { exact: false }).first().click();
  const source = paper.getByRole('link', { name: /^Serambi Indonesia, 22 Juni 2024/ });
  await expect(source).toHaveAttribute('href', /^https:\/\/aceh\.tribunnews\.com\//);
  await expect(paper.getByText('HVS bagus: Rp1.700/kg')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a member tells the opening hours of a place of which nothing is known', async ({ page, context }) => {
  const { id } = await registerPlace();
  await signIn(context);
  await visit(page, `/sell-waste/${id}`);
  await page.getByRole('link', { name: 'Tahu jam bukanya? Tambahkan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Usulkan Perbaikan' })).toBeVisible();
  await page.getByLabel('Saya tidak tahu jam bukanya').uncheck();
  await page.getByRole('button', { name: 'Senin–Jumat' }).click();
  await page.getByRole('button', { name: 'Kirim Usulan' }).click();
  await expect(page.getByRole('heading', { name: 'Usulan Anda sudah kami terima' })).toBeVisible();
  const { rows } = await query('select proposal from app.listing_suggestion where listing_id = $1', [id]);
  expect(rows[0].proposal).toMatchObject({ category: null, phone: null, prices: [] });
  expect(rows[0].proposal.hours).toHaveLength(5);
});

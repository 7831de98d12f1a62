import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';
import { signInAsStaff } from '#support/staff.ts';
import { deletePlaces, newPlace, suggest } from '#support/suggestion.ts';

// The server always responds 404; the page is rendered only in the browser of an editor.
test.use({ expectedErrors: /404.*\/(kelola|tidak-ada)/ });

test.afterAll(deletePlaces);

const item = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

/** Other journeys fill the queue too, so the item may be on a later page. */
async function findItem(page: Page, name: string) {
  await expect(page.getByRole('heading', { name: 'Usulan tempat' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Tampilkan lainnya' });
  while (!(await item(page, name).count()) && (await more.isVisible())) {
    const answered = page.waitForResponse('**/api/review/listings?cursor=**');
    await more.click();
    await answered;
  }
  return item(page, name);
}

test('what a member suggests is reviewed, verified and listed', async ({ page, context, browser }) => {
  const author = await browser.newContext();
  const { token } = await signIn(author);
  const place = newPlace();
  await suggest(author.request, token, place);

  await signInAsStaff(context, 'editor');
  await visit(page, '/kelola');
  const suggestion = await findItem(page, place.name);
  await expect(suggestion).toContainText('Tempat baru');
  await expect(suggestion).toContainText('Botol PET bening, disiapkan dulu: Rp3.500/kg, minimum 2 kg');
  await expect(suggestion).toContainText('Senin–Jumat, 08.00–16.00');
  await expect(suggestion).toContainText('Saya menabung di sana.');
  await suggestion.getByRole('button', { name: 'Terima' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sudah saya periksa, tandai terverifikasi').check();
  await dialog.getByLabel('Bagaimana Anda memeriksanya?').fill('Menelepon pengurusnya.');
  await dialog.getByRole('button', { name: 'Terima dan tampilkan' }).click();
  await expect(page.getByText('Usulan diterima dan sudah tampil.').first()).toBeVisible();
  await expect(suggestion).toHaveCount(0);

  const theirs = await author.newPage();
  await visit(theirs, '/sell-waste/usulkan');
  const own = theirs.getByRole('region', { name: 'Usulan saya' });
  await expect(own.getByText('Diterima')).toBeVisible();
  await own.getByRole('link', { name: 'Lihat tempatnya' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText(place.name);
  await expect(theirs.getByText('Terverifikasi').first()).toBeVisible();
  await author.close();
});

test('a rejected suggestion tells its author why', async ({ page, context, browser }) => {
  const author = await browser.newContext();
  const { token } = await signIn(author);
  const place = newPlace();
  await suggest(author.request, token, place);

  await signInAsStaff(context, 'moderator');
  await visit(page, '/kelola');
  const suggestion = await findItem(page, place.name);
  await suggestion.getByRole('button', { name: 'Tolak' }).click();
  await page.getByRole('dialog').getByLabel('Alasan').fill('Alamatnya belum jelas. Tambahkan patokan.');
  await page.getByRole('dialog').getByRole('button', { name: 'Tolak usulan' }).click();
  await expect(suggestion).toHaveCount(0);

  const theirs = await author.newPage();
  await visit(theirs, '/sell-waste/usulkan');
  const own = theirs.getByRole('region', { name: 'Usulan saya' });
  await expect(own.getByText('Alasan: Alamatnya belum jelas. Tambahkan patokan.')).toBeVisible();
  await author.close();
});

test('a correction shows what it would change, beside what stands', async ({ page, context, browser }) => {
  const author = await browser.newContext();
  const { token } = await signIn(author);
  const place = newPlace();
  await suggest(author.request, token, place);
  await signInAsStaff(context, 'admin');
  await visit(page, '/kelola');
  await (await findItem(page, place.name)).getByRole('button', { name: 'Terima' }).click();
  const answer = page.waitForResponse('**/api/review/listings/*');
  await page.getByRole('dialog').getByRole('button', { name: 'Terima dan tampilkan' }).click();
  const { collectorId } = (await (await answer).json()) as { collectorId: string };
  await suggest(author.request, token, { ...place, address: 'Jalan Sesate 12' }, collectorId);

  await page.reload();
  const correction = await findItem(page, place.name);
  await expect(correction).toContainText('1 isian berubah');
  await expect(correction.getByRole('deletion')).toHaveText(place.address);
  await expect(correction.getByRole('insertion')).toHaveText('Jalan Sesate 12');
  await author.close();
});

test.describe('nobody else learns that it exists', () => {
  async function textOf(page: Page, path: string) {
    const response = await visit(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
    return { title: await page.title(), main: await page.getByRole('main').innerHTML() };
  }

  test('a visitor sees the page of an unknown address', async ({ page }) => {
    expect(await textOf(page, '/kelola')).toEqual(await textOf(page, '/tidak-ada'));
  });

  test('a member sees it too, and no request tells them otherwise', async ({ page, context }) => {
    await signIn(context);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const seen = await textOf(page, '/kelola');
    await expect(page.getByRole('button', { name: 'Keluar' })).toBeVisible();
    expect(await page.getByRole('main').innerHTML()).toBe(seen.main);
    expect(asked.filter((path) => path.startsWith('/api/review'))).toEqual([]);
    await expect(page.getByRole('link', { name: 'Kelola' })).toHaveCount(0);
    expect(seen).toEqual(await textOf(page, '/tidak-ada'));
  });
});

test('an editor finds the way there in the header and on a phone in the menu', async ({ page, context }) => {
  await signInAsStaff(context, 'editor');
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Kelola' }).click();
  await expect(page.getByRole('heading', { name: 'Kelola', level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await expect(page.locator('#menu').getByRole('link', { name: 'Kelola' })).toBeVisible();
});

test.describe('without a second step', () => {
  test.use({ expectedErrors: /404.*\/kelola|403.*\/api\/review/ });

  test('an editor is told to set it up first', async ({ page, context }) => {
    await signInAsStaff(context, 'editor', { isSecured: false });
    await visit(page, '/kelola');
    await expect(page.getByRole('heading', { name: 'Aktifkan verifikasi dua langkah dulu' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Buka halaman Akun' })).toHaveAttribute(
      'href',
      '/akun?bagian=keamanan',
    );
  });
});

test('axe finds nothing on the queue and its questions', async ({ page, context, browser }) => {
  const author = await browser.newContext();
  const { token } = await signIn(author);
  const place = newPlace();
  await suggest(author.request, token, place);
  await author.close();
  await signInAsStaff(context, 'editor');
  await visit(page, '/kelola');
  const suggestion = await findItem(page, place.name);
  expect(await accessibilityViolations(page)).toEqual([]);
  await suggestion.getByRole('button', { name: 'Terima' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Sudah saya periksa/)
    .check();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the queue is readable on the narrowest phone', async ({ page, context, browser }) => {
  const author = await browser.newContext();
  const { token } = await signIn(author);
  const place = newPlace();
  await suggest(author.request, token, place);
  await author.close();
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAsStaff(context, 'editor');
  await visit(page, '/kelola');
  await findItem(page, place.name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

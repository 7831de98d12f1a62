import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';
import { photos } from '#support/photos.ts';
import { deletePlaces, registerPlace } from '#support/place.ts';
import { signInAsStaff } from '#support/staff.ts';

// The server always responds 404 at /kelola; the page is rendered only in the browser of an editor.
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, expectedErrors: /404.*\/kelola/ });
test.afterAll(deletePlaces);

/** Other journeys fill the queue too, so the item may be on a later page. */
async function findItem(page: Page, name: string) {
  const item = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await expect(page.getByRole('article').first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Tampilkan lainnya' });
  while (!(await item.count()) && (await more.isVisible())) {
    const answered = page.waitForResponse('**/api/review/listings?cursor=**');
    await more.tap();
    await answered;
  }
  return item;
}

test('a member adds a photo of the front, an editor accepts it, and everybody sees it', async ({
  page,
  context,
  browser,
}) => {
  const { id, name } = await registerPlace();
  await signIn(context);
  await visit(page, `/sell-waste/${id}`);
  await page.getByRole('link', { name: 'Punya foto bagian depannya? Tambahkan' }).tap();
  await page
    .getByLabel('Pilih Gambar')
    .and(page.locator('input'))
    .setInputFiles(await photos.phone());
  await expect(page.getByRole('img', { name: 'Gambar yang Anda unggah' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Kirim Usulan' }).tap();
  await expect(page.getByRole('heading', { name: 'Usulan Anda sudah kami terima' })).toBeFocused();

  const editors = await browser.newContext();
  await signInAsStaff(editors, 'editor');
  const desk = await editors.newPage();
  await visit(desk, '/kelola');
  const suggestion = await findItem(desk, name);
  const photo = suggestion.getByRole('img', { name: `Foto usulan: bagian depan ${name}` });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await expect(suggestion.getByText(/Pastikan tidak ada wajah, pelat nomor/)).toBeVisible();
  expect(await accessibilityViolations(desk)).toEqual([]);
  await suggestion.getByRole('button', { name: 'Terima' }).click();
  await expect(desk.getByRole('dialog').getByLabel('Tampilkan juga fotonya')).toBeChecked();
  await desk.getByRole('dialog').getByRole('button', { name: 'Terima dan tampilkan' }).click();
  await expect(desk.getByText('Usulan diterima dan sudah tampil.').first()).toBeVisible();
  await editors.close();

  const visitors = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const visitor = await visitors.newPage();
  await visit(visitor, `/sell-waste/${id}?baru=1`);
  const shown = visitor.getByRole('img', { name: `Bagian depan ${name}, foto dari warga` });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await expect(visitor.getByRole('link', { name: /Punya foto/ })).toHaveCount(0);
  expect(await accessibilityViolations(visitor)).toEqual([]);
  await visitors.close();
});

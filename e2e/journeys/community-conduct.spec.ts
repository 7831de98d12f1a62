import type { Page } from '@playwright/test';
import {
  choose,
  openSignedInBrowser,
  findCase,
  deleteTopics,
  moderate,
  newTopic,
  writePost,
  writeReply,
} from '#support/forum.ts';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';

test.afterAll(deleteTopics);

const heading = (page: Page, title: string) => page.getByRole('heading', { name: title });
const replyBox = (page: Page) => page.getByLabel('Tulis balasan');

test('what is reported is hidden, its author is told and appeals, and another moderator undoes it', async ({
  browser,
}) => {
  const [author, reader, first, second] = [
    await openSignedInBrowser(browser),
    await openSignedInBrowser(browser),
    await openSignedInBrowser(browser, 'moderator'),
    await openSignedInBrowser(browser, 'moderator'),
  ];
  const title = newTopic('Jual botol bekas');
  const address = await writePost(author, title);

  await visit(reader.page, address);
  await choose(reader.page, author.name, 'Laporkan ke moderator');
  const report = reader.page.getByRole('dialog', { name: 'Laporkan tulisan ini' });
  await report.getByRole('radio', { name: 'Membuka data pribadi' }).check();
  await report.getByLabel('Catatan untuk moderator').fill('Ada nomor telepon.');
  await report.getByRole('button', { name: 'Kirim laporan' }).click();
  await expect(reader.page.getByText('Laporan terkirim.').first()).toBeVisible();

  await visit(author.page, '/notifikasi');
  const reported = await findCase(first.page, 'Laporan', title);
  await expect(reported).toContainText('Ada nomor telepon.');
  await expect(reported).not.toContainText(reader.name);
  await reported.getByRole('button', { name: 'Sembunyikan' }).click();
  const hide = first.page.getByRole('dialog');
  await expect(hide.getByLabel('Aturan yang dilanggar')).toHaveValue('pribadi');
  await hide.getByLabel('Alasan').fill('Nomor telepon tertulis di situ.');
  await hide.getByRole('button', { name: 'Sembunyikan' }).click();
  await expect(first.page.getByText('Tulisan disembunyikan.').first()).toBeVisible();
  await expect(reported).toHaveCount(0);

  await reader.page.reload();
  await expect(reader.page.getByText('[disembunyikan moderator]').first()).toBeVisible();

  // The notifications page is open, so the notice arrives live.
  const notice = author.page.getByRole('listitem').filter({ hasText: 'Moderator menyembunyikan' });
  await expect(notice).toContainText('Alasan moderator: Nomor telepon tertulis di situ.');
  await notice.getByRole('button', { name: 'Ajukan banding' }).click();
  const appeal = author.page.getByRole('dialog', { name: 'Ajukan banding' });
  await appeal.getByLabel('Mengapa keputusan itu perlu diubah?').fill('Itu nomor toko saya sendiri.');
  await appeal.getByRole('button', { name: 'Kirim banding' }).click();
  await expect(author.page.getByText('Banding Anda sedang diperiksa moderator lain.')).toBeVisible();

  const asked = await findCase(second.page, 'Banding', `Banding dari ${author.name}`);
  await expect(asked).toContainText('Itu nomor toko saya sendiri.');
  await expect(asked).toContainText('Nomor telepon tertulis di situ.');
  await asked.getByRole('button', { name: 'Batalkan keputusan' }).click();
  await second.page.getByRole('dialog').getByLabel('Alasan').fill('Nomor toko boleh ditulis.');
  await second.page.getByRole('dialog').getByRole('button', { name: 'Ya, batalkan' }).click();
  await expect(second.page.getByText('Keputusan dibatalkan.').first()).toBeVisible();

  await expect(author.page.getByText('Banding Anda diterima. Keputusan moderator dibatalkan')).toBeVisible();
  await reader.page.reload();
  await expect(heading(reader.page, title)).toBeVisible();
  for (const { context } of [author, reader, first, second]) await context.close();
});

test('a suspended member reads, but does not write, and is told until when', async ({ browser }) => {
  const [author, moderator] = [
    await openSignedInBrowser(browser),
    await openSignedInBrowser(browser, 'moderator'),
  ];
  const title = newTopic('Kirim uang dulu');
  const address = await writePost(author, title);
  await visit(moderator.page, address);
  await moderate(moderator.page, author.name, /^Tangguhkan/, 'Simpan');
  await expect(moderator.page.getByText('Penangguhan tersimpan.').first()).toBeVisible();

  await visit(author.page, '/community');
  const notice = author.page.getByRole('status').filter({ hasText: 'Anda belum bisa menulis' });
  await expect(notice).toContainText('Spam atau iklan: Menurut aturan komunitas.');
  await expect(notice.getByRole('button', { name: 'Ajukan banding' })).toBeVisible();
  const answer = await author.context.request.post('/api/community/posts', {
    headers: { authorization: `Bearer ${author.token}` },
    data: { title, content: 'Lagi', category: 'general', tags: [] },
  });
  expect(answer.status()).toBe(403);

  await choose(moderator.page, author.name, /^Tangguhkan/);
  const dialog = moderator.page.getByRole('dialog').filter({ hasText: 'Berapa lama?' });
  await dialog.getByLabel('Berapa lama?').selectOption('0');
  await dialog.getByLabel('Alasan').fill('Sudah meminta maaf.');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(moderator.page.getByText('Penangguhan tersimpan.').first()).toBeVisible();
  await author.page.reload();
  await expect(author.page.getByRole('heading', { name: 'Forum Komunitas' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  for (const { context } of [author, moderator]) await context.close();
});

test('a locked post takes no replies, and a pinned one stands first', async ({ browser }) => {
  const [author, reader, moderator] = [
    await openSignedInBrowser(browser),
    await openSignedInBrowser(browser),
    await openSignedInBrowser(browser, 'moderator'),
  ];
  const title = newTopic('Jadwal timbang');
  const address = await writePost(author, title, 'kegiatan');
  await visit(reader.page, address);
  await expect(replyBox(reader.page)).toBeVisible();

  await visit(moderator.page, address);
  await moderate(moderator.page, author.name, 'Kunci balasan', 'Kunci');
  await expect(moderator.page.getByText('Postingan dikunci.').first()).toBeVisible();
  // The reader has the post open, so the reply box disappears live.
  await expect(replyBox(reader.page)).toHaveCount(0);

  await moderate(moderator.page, author.name, 'Sematkan di atas', 'Sematkan');
  await expect(moderator.page.getByText('Postingan disematkan.').first()).toBeVisible();
  const newer = newTopic('Lebih baru');
  await writePost(author, newer, 'kegiatan');
  await visit(reader.page, '/community');
  const pinned = reader.page.getByRole('listitem').filter({ hasText: title });
  await expect(pinned.getByText('Disematkan')).toBeVisible();
  const shown = await reader.page.getByRole('region', { name: 'Daftar postingan' }).innerText();
  expect(shown.indexOf(title)).toBeLessThan(shown.indexOf(newer));

  await moderate(moderator.page, author.name, 'Lepas sematan', 'Lepas sematan');
  await expect(moderator.page.getByText('Sematan dilepas.').first()).toBeVisible();
  await moderate(moderator.page, author.name, 'Buka kunci', 'Buka kunci');
  await visit(reader.page, address);
  await expect(replyBox(reader.page)).toBeVisible();
  for (const { context } of [author, reader, moderator]) await context.close();
});

test('whom one mutes is no longer read, and comes back from the account page', async ({ browser }) => {
  const [author, reader] = [await openSignedInBrowser(browser), await openSignedInBrowser(browser)];
  const title = newTopic('Berita berulang');
  await writePost(author, title);
  await visit(reader.page, '/community');
  await reader.page.getByRole('link', { name: title }).click();
  await choose(reader.page, author.name, `Bisukan ${author.name}`);
  await expect(reader.page.getByText(`Tulisan ${author.name} tidak tampil lagi`).first()).toBeVisible();
  await reader.page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(reader.page.getByText(`Tulisan ${author.name} tampil lagi`).first()).toBeVisible();
  await choose(reader.page, author.name, `Bisukan ${author.name}`);
  await expect(reader.page.getByText(`Tulisan ${author.name} tidak tampil lagi`).first()).toBeVisible();
  await visit(reader.page, '/community');
  await expect(reader.page.getByRole('heading', { name: 'Forum Komunitas' })).toBeVisible();
  await expect(heading(reader.page, title)).toHaveCount(0);

  await visit(reader.page, '/akun?bagian=dibisukan');
  await reader.page.getByRole('button', { name: `Tampilkan lagi tulisan ${author.name}` }).click();
  await expect(reader.page.getByText('Anda belum membisukan siapa pun.')).toBeVisible();
  await visit(reader.page, '/community');
  await expect(heading(reader.page, title)).toBeVisible();
  for (const { context } of [author, reader]) await context.close();
});

test('the keyboard opens, leaves and comes back to where it was', async ({ browser }) => {
  const [author, reader] = [await openSignedInBrowser(browser), await openSignedInBrowser(browser)];
  const title = newTopic('Dengan papan ketik');
  await writePost(author, title);
  await visit(reader.page, '/community');
  await reader.page.getByRole('link', { name: title }).press('Enter');
  const opener = reader.page.getByRole('button', { name: `Lainnya untuk tulisan ${author.name}` });
  await opener.press('Enter');
  await reader.page.getByRole('button', { name: 'Laporkan ke moderator' }).press('Enter');
  await expect(reader.page.getByRole('dialog', { name: 'Laporkan tulisan ini' })).toBeVisible();
  await reader.page.keyboard.press('Escape');
  await expect(reader.page.getByRole('dialog', { name: 'Laporkan tulisan ini' })).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(reader.page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible();
  for (const { context } of [author, reader]) await context.close();
});

test('everybody reads in the log what was done, and nobody’s name', async ({ browser, page }) => {
  const [author, moderator] = [
    await openSignedInBrowser(browser),
    await openSignedInBrowser(browser, 'moderator'),
  ];
  const title = newTopic('Iklan panjang');
  const address = await writePost(author, title, 'jual-beli');
  await visit(moderator.page, address);
  await moderate(moderator.page, author.name, 'Sembunyikan', 'Sembunyikan');
  await expect(moderator.page.getByText('Tulisan disembunyikan.').first()).toBeVisible();

  await visit(page, `/community/log-moderasi?baru=${Date.now()}`);
  const entry = page.getByRole('list', { name: 'Keputusan moderator' }).getByRole('listitem');
  await expect(
    entry.filter({ hasText: 'Sebuah postingan disembunyikan' }).filter({ hasText: 'Jual Beli' }).first(),
  ).toContainText('Spam atau iklan');
  const words = await page.getByRole('main').innerText();
  for (const secret of [title, author.name, moderator.name, 'Menurut aturan komunitas.'])
    expect(words).not.toContain(secret);
  for (const { context } of [author, moderator]) await context.close();
});

test('axe finds nothing in the menu, the report, the queue and the log', async ({ browser, page }) => {
  const [author, reader, moderator] = [
    await openSignedInBrowser(browser),
    await openSignedInBrowser(browser),
    await openSignedInBrowser(browser, 'moderator'),
  ];
  const title = newTopic('Untuk diperiksa');
  const address = await writePost(author, title);
  await writeReply(reader, address, 'Saya sudah lihat.');
  await visit(reader.page, address);
  await reader.page.getByRole('button', { name: `Lainnya untuk tulisan ${author.name}` }).click();
  await expect(reader.page.getByRole('dialog')).toBeVisible();
  expect(await accessibilityViolations(reader.page)).toEqual([]);
  await reader.page.getByRole('button', { name: 'Laporkan ke moderator' }).click();
  const report = reader.page.getByRole('dialog', { name: 'Laporkan tulisan ini' });
  await report.getByRole('button', { name: 'Kirim laporan' }).click();
  expect(await accessibilityViolations(reader.page)).toEqual([]);
  await report.getByRole('radio', { name: 'Spam atau iklan' }).check();
  await report.getByRole('button', { name: 'Kirim laporan' }).click();
  await expect(reader.page.getByText('Laporan terkirim.').first()).toBeVisible();

  const card = await findCase(moderator.page, 'Laporan', title);
  expect(await accessibilityViolations(moderator.page)).toEqual([]);
  await card.getByRole('button', { name: 'Sembunyikan' }).click();
  expect(await accessibilityViolations(moderator.page)).toEqual([]);

  await visit(page, '/community/log-moderasi');
  expect(await accessibilityViolations(page)).toEqual([]);
  for (const { context } of [author, reader, moderator]) await context.close();
});

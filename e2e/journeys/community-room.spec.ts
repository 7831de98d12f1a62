import {
  openSignedInBrowser,
  deleteTopics,
  findCase,
  newTopic,
  writePost,
  writeReply,
} from '#support/forum.ts';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';
import { photos } from '#support/photos.ts';

test.afterAll(deleteTopics);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('nobody meets an empty room: the team asked and answered, and is named as such', async ({
    page,
    context,
  }) => {
    await signIn(context);
    await visit(page, '/community?kategori=tanya');
    await page.getByRole('searchbox', { name: 'Cari postingan' }).fill('popok');
    const question = page
      .getByRole('article')
      .filter({ hasText: 'Popok dan pembalut sekali pakai dibuang ke mana?' });
    await expect(question).toContainText('Tim PilahBumi');
    await expect(question.getByText('Terjawab')).toBeVisible();
    await question.getByRole('link').click();
    const post = page.getByRole('dialog', { name: 'Postingan' });
    const answer = post.getByRole('listitem').filter({ hasText: 'termasuk residu' });
    await expect(answer.getByText('Tim', { exact: true })).toBeVisible();
    await expect(answer.getByText('Jawaban terbaik')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('one’s own reply scrolls into view and has the focus', async ({ page, context, browser }) => {
    await signIn(context);
    const other = await openSignedInBrowser(browser);
    const title = newTopic('Percakapan panjang');
    const address = await writePost(other, title);
    // In sequence, so that they are in order.
    for (const line of ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima', 'Enam', 'Tujuh', 'Delapan'])
      // oxlint-disable-next-line no-await-in-loop
      await writeReply(other, address, `${line}.\n\n${'Kalimat yang panjang. '.repeat(12)}`);
    await visit(page, '/community');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('dialog').getByText('Satu.').scrollIntoViewIfNeeded();
    await page.getByLabel('Tulis balasan').fill('Ini balasan saya.');
    await page.getByRole('button', { name: 'Kirim' }).click();
    const own = page.getByRole('listitem').filter({ hasText: 'Ini balasan saya.' });
    await expect(own).toBeInViewport();
    await expect(own).toBeFocused();
    await other.context.close();
  });

  test('empty fields are marked, and a title that asks is a question until a category is chosen', async ({
    page,
    context,
  }) => {
    await signIn(context);
    await visit(page, '/community?tulis=1');
    const title = page.getByRole('textbox', { name: 'Judul' });
    await page.getByRole('button', { name: 'Posting', exact: true }).click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toHaveAccessibleDescription(/Tulis judulnya dulu/);
    await expect(page.getByRole('textbox', { name: 'Isi' })).toHaveAttribute('aria-invalid', 'true');
    expect(await accessibilityViolations(page)).toEqual([]);
    const category = page.getByLabel('Kategori').and(page.locator('select'));
    await title.fill('Ke mana saset disetor?');
    await expect(title).toHaveAttribute('aria-invalid', 'false');
    await expect(category).toHaveValue('tanya');
    await category.selectOption('tips');
    await title.fill('Saset?');
    await expect(category).toHaveValue('tips');
  });

  test('a photo is small in the list, capped in the post, and enlarged until Esc or the back button', async ({
    page,
    context,
  }) => {
    await signIn(context);
    const title = newTopic('Ini plastik apa');
    await visit(page, '/community?tulis=1');
    await page.getByRole('textbox', { name: 'Judul' }).fill(title);
    await page.getByRole('textbox', { name: 'Isi' }).fill('Lihat fotonya.');
    await page
      .getByLabel('Pilih Gambar')
      .and(page.locator('input'))
      .setInputFiles(await photos.turned());
    await expect(page.getByRole('img', { name: 'Gambar yang Anda unggah' })).toBeVisible();
    await page.getByRole('button', { name: 'Posting', exact: true }).click();
    const row = page.getByRole('article').filter({ hasText: title });
    const thumbnail = row.getByRole('img', { name: 'Ada foto' });
    await expect(thumbnail).toBeVisible();
    await expect
      .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await row.getByRole('link').click();
    const post = page.getByRole('dialog', { name: 'Postingan' });
    const photo = post.getByRole('img', { name: `Foto dari postingan ${title}` });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect((await photo.boundingBox())?.height).toBeLessThanOrEqual(0.38 * 780 + 1);
    const large = page.getByRole('dialog', { name: `Foto dari postingan ${title}` });
    const enlarge = post.getByRole('button', { name: /Perbesar foto/ });
    await enlarge.click();
    await expect(large).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await enlarge.click();
    await expect(large).toBeVisible();
    await page.goBack();
    await expect(large).toHaveCount(0);
    await expect(post).toBeVisible();
    await enlarge.click();
    await large.getByRole('button', { name: 'Tutup foto' }).click();
    await expect(large).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(post).toHaveCount(0);
    await expect(page).toHaveURL('/community');
  });
});

test('nobody decides on a report about themselves: the page says so, and another moderator decides', async ({
  browser,
}) => {
  const [author, reader, other] = [
    await openSignedInBrowser(browser, 'moderator'),
    await openSignedInBrowser(browser),
    await openSignedInBrowser(browser, 'moderator'),
  ];
  const title = newTopic('Tulisan seorang moderator');
  const address = await writePost(author, title);
  const postId = address.split('/').at(-1) ?? '';
  const reported = await reader.context.request.post(`/api/community/posts/${postId}/reports`, {
    headers: { authorization: `Bearer ${reader.token}` },
    data: { reason: 'pribadi', note: '' },
  });
  expect(reported.ok()).toBe(true);

  const own = await findCase(author.page, 'Laporan', title);
  await expect(own).toContainText('Ini tulisan Anda sendiri. Moderator lain yang memutuskannya.');
  await expect(own.getByRole('button', { name: /Sembunyikan|Biarkan tampil/ })).toHaveCount(0);
  expect(await accessibilityViolations(author.page)).toEqual([]);

  const same = await findCase(other.page, 'Laporan', title);
  await same.getByRole('button', { name: 'Biarkan tampil' }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Ya, biarkan' }).click();
  await expect(other.page.getByText('Laporan ditutup.').first()).toBeVisible();
  for (const { context } of [author, reader, other]) await context.close();
});

import type { Page } from '@playwright/test';
import { openSignedInBrowser, deleteTopics, newTopic, writePost, writeReply } from '#support/forum.ts';
import { expect, test, visit } from '#support/journey.ts';
import { query, signIn } from '#support/member.ts';
import { fillLogin, newUser } from '#support/test-user.ts';
import { photos } from '#support/photos.ts';

test.afterAll(deleteTopics);

const toastWith = (page: Page, sentence: string) =>
  expect(page.getByRole('region', { name: 'Pemberitahuan' }).getByText(sentence).first()).toBeVisible();
const ask = (page: Page) => page.getByRole('button', { name: 'Ajukan Sesuatu' }).filter({ visible: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cari postingan' });
const row = (page: Page, title: string) => page.getByRole('link', { name: title });
const openPost = (page: Page) => page.getByRole('dialog', { name: 'Postingan' });

async function write(page: Page, title: string, content: string) {
  await page.getByRole('textbox', { name: 'Judul' }).fill(title);
  await page.getByRole('textbox', { name: 'Isi' }).fill(content);
}
const submit = (page: Page) => page.getByRole('button', { name: 'Posting', exact: true });

const countOf = async (title: string) => {
  const { rows } = await query('select count(*)::int as posts from app.post where title = $1', [title]);
  return (rows[0] as { posts: number }).posts;
};

test('a visitor signs in first and comes back with the question filled in', async ({ page, request }) => {
  const user = newUser();
  await request.post('/api/auth/register', { data: user });
  const title = newTopic('Ini termasuk sampah jenis apa');
  const question = new URLSearchParams({ tulis: 'tanya', judul: title, isi: 'Tebakan: kaca (48%).' });
  await visit(page, `/community?${question}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillLogin(page, user);
  await expect(page.getByRole('textbox', { name: 'Judul' })).toHaveValue(title);
  await expect(page.getByLabel('Kategori').and(page.locator('select'))).toHaveValue('tanya');
  await submit(page).click();
  await toastWith(page, 'Postingan berhasil dibuat!');
  await expect(row(page, title)).toBeVisible();
});

test('a draft outlives a reload; posted with a photo and tags it is found by words and by tag', async ({
  page,
  context,
}) => {
  await signIn(context);
  const title = newTopic('Tempat menyetor jelantah');
  await visit(page, '/community');
  await ask(page).click();
  await submit(page).click();
  await toastWith(page, 'Judul dan konten harus diisi');
  await write(page, title, 'Siapa yang menerimanya di Sampang?\n\nLihat https://contoh.id/jelantah.');
  const mark = title.split(' ').at(-1) ?? '';
  await page.getByRole('textbox', { name: 'Tag' }).fill(`Jelantah, tag ${mark}`);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Judul' })).toHaveValue(title);
  await page
    .getByLabel('Pilih Gambar')
    .and(page.locator('input'))
    .setInputFiles(await photos.jpeg());
  await expect(page.getByRole('img', { name: 'Gambar yang Anda unggah' })).toBeVisible();
  await submit(page).click();
  await toastWith(page, 'Postingan berhasil dibuat!');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await search(page).fill(`penyetoran ${mark}`);
  await expect(page).toHaveURL(/q=penyetoran/);
  await row(page, title).click();
  const post = openPost(page);
  await expect(post.getByRole('img', { name: `Foto dari postingan ${title}` })).toBeVisible();
  const link = post.getByRole('link', { name: 'https://contoh.id/jelantah' });
  await expect(link).toHaveAttribute('rel', /nofollow/);
  await post.getByRole('link', { name: `tag ${mark}` }).click();
  await expect(page).toHaveURL(/tag=tag/);
  await expect(row(page, title)).toBeVisible();
  await page.getByRole('link', { name: 'Hapus saringan tag' }).click();
  await ask(page).click();
  await expect(page.getByRole('textbox', { name: 'Judul' })).toHaveValue('');
});

test.describe('with an answer that is lost', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('a post that arrived all the same is posted once', async ({ page, context }) => {
    await signIn(context);
    const title = newTopic('Jawaban yang hilang');
    await visit(page, '/community?tulis=1');
    await write(page, title, 'Pertama.');
    await page.route(
      '**/api/community/posts',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit(page).dblclick();
    await toastWith(page, 'Belum ada jaringan. Kami simpan di perangkat ini');
    await expect(row(page, title)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Yang menunggu kirim' })).toHaveCount(0);
    expect(await countOf(title)).toBe(1);
  });
});

test('a post has its own address: Esc and the back button close it, opened directly it is a page', async ({
  page,
  browser,
  context,
}) => {
  await signIn(context);
  const author = await openSignedInBrowser(browser);
  const title = newTopic('Jadwal timbang');
  const address = await writePost(author, title, 'kegiatan');
  await visit(page, '/community?kategori=kegiatan');
  await row(page, title).click();
  await expect(openPost(page)).toBeVisible();
  await expect(page).toHaveURL(`${address}?kategori=kegiatan`);
  await page.keyboard.press('Escape');
  await expect(openPost(page)).toHaveCount(0);
  await expect(page).toHaveURL('/community?kategori=kegiatan');
  await expect(row(page, title)).toBeFocused();
  await row(page, title).click();
  await expect(openPost(page)).toBeVisible();
  await page.goBack();
  await expect(openPost(page)).toHaveCount(0);
  await expect(row(page, title)).toBeFocused();

  await visit(page, address);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Belum ada balasan.')).toBeVisible();
  await page.getByRole('link', { name: 'Forum Komunitas' }).click();
  await expect(row(page, title)).toBeVisible();
});

test('a reply is drafted, sent, liked, changed and taken away; the post goes and its replies stay', async ({
  page,
  browser,
  context,
}) => {
  const { name } = await signIn(context);
  const other = await openSignedInBrowser(browser);
  const title = newTopic('Kompos berair');
  await visit(page, '/community?tulis=1');
  await write(page, title, 'Salah di mana?');
  await submit(page).click();
  await row(page, title).click();
  await openPost(page).waitFor();
  const address = new URL(page.url()).pathname;
  await writeReply(other, address, 'Tambah daun kering.');
  await visit(page, address);

  const box = page.getByLabel('Tulis balasan');
  await expect(page.getByRole('button', { name: 'Kirim' })).toBeDisabled();
  await page.getByRole('button', { name: `Balas ${other.name}` }).click();
  await box.pressSequentially('terima kasih');
  await page.reload();
  await expect(box).toHaveValue(`@${other.name} terima kasih`);
  await page.getByRole('button', { name: 'Kirim' }).click();
  await toastWith(page, 'Balasan berhasil ditambahkan!');
  await expect(box).toHaveValue('');
  await expect(page.getByRole('heading', { name: '2 balasan' })).toBeVisible();

  await page.getByRole('button', { name: `Suka balasan ${other.name} 0` }).click();
  await expect(page.getByRole('button', { name: `Suka balasan ${other.name} 1` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Suka 0', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Suka 1', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const mine = page.getByRole('listitem').filter({ hasText: `Suka balasan ${name}` });
  await mine.getByRole('button', { name: 'Ubah' }).click();
  await page.getByRole('textbox', { name: 'Balasan', exact: true }).fill('Sudah kering, terima kasih.');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(mine).toContainText('Sudah kering, terima kasih.');
  await expect(mine).toContainText('diubah');
  await mine.getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('[dihapus]')).toBeVisible();

  await page.getByRole('button', { name: 'Hapus' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await toastWith(page, 'Postingan dihapus.');
  await expect(page).toHaveURL('/community');
  await expect(row(page, title)).toHaveCount(0);
  await visit(page, address);
  await expect(page.getByText('[dihapus]').first()).toBeVisible();
  await expect(page.getByText('Tambah daun kering.')).toBeVisible();
  await expect(page.getByText('Postingan ini sudah tidak bisa dibalas.')).toBeVisible();
  await query('delete from app.post where id = $1', [address.split('/').at(-1)]);
});

test('later replies come page by page', async ({ page, browser, context }) => {
  await signIn(context);
  const author = await openSignedInBrowser(browser);
  const address = await writePost(author, newTopic('Banyak balasan'));
  for (let number = 1; number <= 23; number += 1)
    // In sequence, to keep the order.
    // oxlint-disable-next-line no-await-in-loop
    await writeReply(author, address, `Balasan nomor ${number}.`);
  await visit(page, address);
  await expect(page.getByText('Balasan nomor 20.')).toBeVisible();
  await expect(page.getByText('Balasan nomor 21.')).toHaveCount(0);
  await page.getByLabel('Tulis balasan').fill('Balasan saya.');
  await page.getByRole('button', { name: 'Kirim' }).click();
  await toastWith(page, 'Balasan berhasil ditambahkan!');
  await page.getByRole('button', { name: 'Tampilkan balasan lainnya' }).click();
  const replies = page.getByRole('region', { name: '24 balasan' }).getByRole('listitem');
  await expect(replies).toHaveCount(24);
  await expect(replies.last()).toContainText('Balasan saya.');
});

test('the list is filtered by its address, and says when there is nothing', async ({
  page,
  browser,
  context,
}) => {
  await signIn(context);
  const author = await openSignedInBrowser(browser);
  const title = newTopic('Belum ada yang menjawab');
  const address = await writePost(author, title, 'tips');
  await visit(page, '/community');
  await page.getByRole('link', { name: 'Belum dijawab' }).click();
  await page.getByRole('link', { name: 'Tips', exact: true }).click();
  await expect(page).toHaveURL('/community?kategori=tips&urut=belum-dijawab');
  await expect(row(page, title)).toBeVisible();
  await page.getByRole('link', { name: 'Cerita', exact: true }).click();
  await expect(row(page, title)).toHaveCount(0);
  await page.goBack();
  await expect(row(page, title)).toBeVisible();

  await page.getByRole('link', { name: 'Diikuti' }).click();
  await expect(page.getByRole('heading', { name: 'Belum ada postingan' })).toBeVisible();
  await visit(page, address);
  await page.getByRole('button', { name: 'Ikuti' }).click();
  await expect(page.getByRole('button', { name: 'Diikuti' })).toBeVisible();
  await visit(page, '/community?urut=diikuti');
  await expect(row(page, title)).toBeVisible();

  await search(page).fill('zzqqxxyy');
  await expect(page.getByRole('heading', { name: 'Belum ada postingan' })).toBeVisible();
  await page.getByRole('button', { name: 'Hapus semua saringan' }).click();
  await expect(page).toHaveURL('/community');
  await expect(search(page)).toHaveValue('');
});

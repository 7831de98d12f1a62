import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';
import { fillLogin, newUser } from '#support/test-user.ts';
import { photos } from '#support/photos.ts';
import { signInAsStaff } from '#support/staff.ts';
import { findInQueue, idea, newTitle, news, own, submit } from '#support/submission.ts';

const newsAddress = '/education/kirim?jenis=berita';
const ideaAddress = '/education/kirim?jenis=inovasi';
const send = (page: Page) => page.getByRole('button', { name: 'Kirim ke Editor' });

async function fillNews(page: Page, { title, excerpt, category, fullContent }: ReturnType<typeof news>) {
  await page.getByLabel('Judul', { exact: true }).fill(title);
  await page.getByLabel('Ringkasan').fill(excerpt);
  await page.getByLabel('Kategori').selectOption(category);
  await page.getByLabel('Tulisan Anda').fill(fullContent);
  await page.getByRole('button', { name: 'Tambah sumber' }).click();
  await page.getByLabel('Nama sumber').fill('Buku catatan pengurus');
}

async function fillIdea(page: Page, piece: ReturnType<typeof idea>) {
  await page.getByLabel('Judul', { exact: true }).fill(piece.title);
  await page.getByLabel('Ringkasan').fill(piece.excerpt);
  await page.getByLabel('Kategori').selectOption(piece.category);
  await page.getByLabel('Tingkat kesulitan').selectOption(piece.difficulty);
  await page.getByLabel('Waktu pengerjaan').fill('2');
  await page.getByLabel('Satuan waktu').selectOption('jam');
  await page.getByRole('textbox', { name: 'Bahan 1' }).focus();
  for (const [index, material] of piece.materials.entries()) {
    await page.keyboard.insertText(material);
    if (index < piece.materials.length - 1) await page.keyboard.press('Enter');
  }
  for (const [index, step] of piece.steps.entries()) {
    const group = page.getByRole('group', { name: `Langkah ${index + 1}` });
    await group.getByLabel('Judul langkah').fill(step.title);
    await group.getByLabel('Yang dilakukan').fill(step.text);
  }
  await page.getByLabel('Keselamatan').fill(piece.safety);
  await page.getByLabel('Tips').fill(piece.tips);
}

const choosePicture = async (page: Page) =>
  page
    .getByLabel('Pilih Gambar')
    .and(page.locator('input'))
    .setInputFiles(await photos.phone());

test('a visitor is led to the login and back to the form', async ({ page, request }) => {
  const user = newUser();
  await request.post('/api/auth/register', { data: user });
  await visit(page, ideaAddress);
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillLogin(page, user);
  await expect(page).toHaveURL(ideaAddress);
  await expect(page.getByRole('heading', { name: 'Kirim Ide Kreatif', level: 1 })).toBeVisible();
});

test.describe('from the form to the page', () => {
  test.use({ expectedErrors: /404.*\/kelola/ });

  test('news with a picture is corrected by an editor, published with its byline, and its author is told', async ({
    page,
    context,
    browser,
  }) => {
    const { name } = await signIn(context);
    await visit(page, newsAddress);
    const piece = news(newTitle('Warga menimbang sampah tiap Sabtu'));
    await fillNews(page, piece);
    await choosePicture(page);
    const picture = page.getByRole('img', { name: 'Gambar yang Anda unggah' });
    await expect(picture).toBeVisible({ timeout: 60_000 });

    await page.getByRole('button', { name: 'Lihat Pratinjau' }).click();
    await expect(page.getByRole('heading', { name: piece.title, level: 2 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dimulai dari satu gang' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText(name);
    await page.goBack();
    await expect(page.getByLabel('Judul', { exact: true })).toHaveValue(piece.title);

    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Tulisan Anda sudah kami terima' })).toBeFocused();
    await expect(own(page).getByText('Menunggu diperiksa')).toBeVisible();

    const office = await browser.newContext();
    await signInAsStaff(office, 'editor');
    const desk = await office.newPage();
    await visit(desk, '/kelola');
    const card = await findInQueue(desk, piece.title);
    await card.getByRole('button', { name: 'Baca seluruhnya' }).click();
    await expect(card.getByRole('img', { name: /^Ilustrasi/ })).toHaveJSProperty('complete', true);
    await card.getByRole('button', { name: 'Perbaiki dulu' }).click();
    await card
      .getByLabel('Ringkasan')
      .fill('Balai warga menjadi tempat menimbang, setiap Sabtu pukul tujuh.');
    await card.getByRole('button', { name: 'Terbitkan hasil perbaikan' }).click();
    await expect(desk.getByText('Tulisan sudah terbit.').first()).toBeVisible();
    await expect(card).toHaveCount(0);
    await office.close();

    await page.reload();
    await expect(own(page).getByText('Terbit', { exact: true })).toBeVisible();
    await own(page).getByRole('link', { name: 'Baca tulisannya' }).click();
    await expect(page.getByRole('heading', { name: piece.title, level: 1 })).toBeVisible();
    const article = page.getByRole('article').first();
    await expect(article).toContainText('Balai warga menjadi tempat menimbang, setiap Sabtu pukul tujuh.');
    await expect(article).toContainText(name);
    const shown = page.getByRole('img', { name: new RegExp(piece.title) });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(400);

    // A visitor sees the same.
    const visitor = await browser.newContext();
    const reader = await visitor.newPage();
    await reader.goto(new URL(page.url()).pathname);
    await expect(reader.getByRole('heading', { name: piece.title, level: 1 })).toBeVisible();
    await visitor.close();
  });

  test('an idea is rejected with a reason, mended and sent again', async ({ page, context, browser }) => {
    const { token } = await signIn(context);
    const piece = idea(newTitle('Rak sepatu dari peti buah'));
    await submit(context.request, token, piece);

    const office = await browser.newContext();
    await signInAsStaff(office, 'moderator');
    const desk = await office.newPage();
    await visit(desk, '/kelola');
    const card = await findInQueue(desk, piece.title);
    await card.getByRole('button', { name: 'Tolak' }).click();
    await desk.getByRole('dialog').getByLabel('Alasan').fill('Ukuran pakunya belum disebut.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Tolak kiriman' }).click();
    await expect(card).toHaveCount(0);
    await office.close();

    await visit(page, newsAddress);
    await expect(own(page).getByText('Alasan: Ukuran pakunya belum disebut.')).toBeVisible();
    await own(page).getByRole('button', { name: 'Perbaiki dan kirim lagi' }).click();
    await expect(page).toHaveURL(ideaAddress);
    await page.getByRole('textbox', { name: 'Bahan 2' }).fill('Paku 5 cm, 20 buah');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Tulisan Anda sudah kami terima' })).toBeVisible();
    await expect(own(page).getByRole('listitem')).toHaveCount(2);
  });
});

test('an idea is written with the keyboard, and what was sent is what was written', async ({
  page,
  context,
}) => {
  await signIn(context);
  await visit(page, ideaAddress);
  const piece = idea(newTitle('Rak dari peti'));
  await fillIdea(page, piece);
  await page
    .getByRole('group', { name: 'Langkah 2' })
    .getByRole('button', { name: /^Pindahkan ke atas/ })
    .click();
  await expect(page.getByRole('group', { name: 'Langkah 1' }).getByLabel('Judul langkah')).toHaveValue(
    'Susun',
  );
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /submissions/.test(request.url()),
  );
  await send(page).click();
  expect((await sent).postDataJSON()).toEqual({ ...piece, steps: piece.steps.toReversed() });
  await expect(own(page).getByRole('listitem')).toContainText(piece.title);

  await own(page)
    .getByRole('button', { name: /^Tarik kembali/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, Tarik' }).click();
  await expect(own(page).getByText('Belum ada kiriman dari Anda.')).toBeVisible();
});

test('what was written is still there after a reload, for each kind', async ({ page, context }) => {
  await signIn(context);
  await visit(page, newsAddress);
  await page.getByLabel('Judul', { exact: true }).fill('Berita setengah jadi');
  await page.getByRole('link', { name: 'Kirim Ide Kreatif' }).click();
  await expect(page.getByLabel('Judul', { exact: true })).toHaveValue('');
  await page.getByLabel('Judul', { exact: true }).fill('Ide setengah jadi');
  await page.reload();
  await expect(page.getByLabel('Judul', { exact: true })).toHaveValue('Ide setengah jadi');
  await page.goBack();
  await expect(page.getByLabel('Judul', { exact: true })).toHaveValue('Berita setengah jadi');
  await page.getByRole('button', { name: 'Kosongkan isian' }).click();
  await page.reload();
  await expect(page.getByLabel('Judul', { exact: true })).toHaveValue('');
});

test.describe('with something missing', () => {
  test.use({ expectedErrors: /400 \(Bad Request\)/ });

  test('each field says what it lacks, and the first of them has the focus', async ({ page, context }) => {
    await signIn(context);
    await visit(page, ideaAddress);
    await fillIdea(page, idea(newTitle('Rak dari peti')));
    await page.getByLabel('Judul', { exact: true }).fill('Rak');
    await page.getByLabel('Waktu pengerjaan').fill('sebentar');
    await page.getByRole('group', { name: 'Langkah 2' }).getByLabel('Yang dilakukan').fill('Paku.');
    await send(page).click();
    await expect(page.getByLabel('Judul', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Judul', { exact: true })).toHaveAccessibleDescription(
      /^Isi paling sedikit 10 karakter\./,
    );
    await expect(page.getByLabel('Waktu pengerjaan')).toHaveAttribute('aria-invalid', 'true');
    const step = page.getByRole('group', { name: 'Langkah 2' });
    await expect(step.getByLabel('Yang dilakukan')).toHaveAttribute('aria-invalid', 'true');
    await expect(step.getByLabel('Judul langkah')).toHaveAttribute('aria-invalid', 'false');
  });
});

test('a file that is no picture is refused in words, and the rest stays', async ({ page, context }) => {
  await signIn(context);
  await visit(page, newsAddress);
  await page.getByLabel('Judul', { exact: true }).fill('Berita dengan berkas salah');
  await page
    .getByLabel('Pilih Gambar')
    .and(page.locator('input'))
    .setInputFiles({ name: 'catatan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bukan gambar') });
  await expect(page.getByRole('alert')).toContainText('Jenis file tidak valid.');
  await expect(page.getByLabel('Judul', { exact: true })).toHaveValue('Berita dengan berkas salah');
});

test.describe('in both themes', () => {
  test.use({ expectedErrors: /400 \(Bad Request\)|404.*\/kelola/ });

  test('axe finds nothing on the forms, the preview and the complaints', async ({ page, context }) => {
    const { token } = await signIn(context);
    await submit(context.request, token, idea(newTitle('Rak dari peti')));
    await visit(page, newsAddress);
    await expect(own(page).getByRole('listitem')).toHaveCount(1);
    expect(await accessibilityViolations(page)).toEqual([]);
    await visit(page, ideaAddress);
    await send(page).click();
    await expect(page.getByLabel('Judul', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    expect(await accessibilityViolations(page)).toEqual([]);
    await fillIdea(page, idea(newTitle('Rak dari peti')));
    await page.getByRole('button', { name: 'Lihat Pratinjau' }).click();
    await expect(page.getByRole('heading', { name: 'Langkah' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('axe finds nothing on the queue, its reading, its form and its questions', async ({
    page,
    context,
    browser,
  }) => {
    const author = await browser.newContext();
    const { token } = await signIn(author);
    const piece = idea(newTitle('Rak dari peti'));
    await submit(author.request, token, piece);
    await author.close();
    await signInAsStaff(context, 'editor');
    await visit(page, '/kelola');
    const card = await findInQueue(page, piece.title);
    await card.getByRole('button', { name: 'Baca seluruhnya' }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await card.getByRole('button', { name: 'Perbaiki dulu' }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await card.getByRole('button', { name: 'Batal' }).click();
    await card.getByRole('button', { name: 'Terbitkan' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test('nothing is wider than the narrowest phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(context);
  for (const address of [newsAddress, ideaAddress]) {
    await visit(page, address);
    await expect(send(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

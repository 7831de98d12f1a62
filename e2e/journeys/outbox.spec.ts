import type { BrowserContext, Page } from '@playwright/test';
import { openSignedInBrowser, deleteTopics, newTopic, writePost } from '#support/forum.ts';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { query, signIn } from '#support/member.ts';
import { logIn, logOut } from '#support/test-user.ts';
import { photos } from '#support/photos.ts';

test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 4/ });
test.afterAll(deleteTopics);

const writes = '**/api/community/**';

/** Reads and live updates work, but every write fails. */
const blockWrites = (context: BrowserContext) =>
  context.route(writes, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
const unblockWrites = async (context: BrowserContext) => {
  await context.unroute(writes);
  for (const page of context.pages()) await page.evaluate(() => window.dispatchEvent(new Event('online')));
};

async function reply(page: Page, words: string) {
  await page.getByRole('textbox', { name: 'Tulis balasan' }).fill(words);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Tulis balasan' })).toHaveValue('');
}

const replies = (page: Page) => page.getByRole('region', { name: /[Bb]alasan/ });
const waiting = (page: Page, words: string) =>
  replies(page).getByRole('listitem').filter({ hasText: words }).filter({ hasText: 'Menunggu kirim' });
const authorsOf = async (words: string) => {
  const { rows } = await query(
    'select profile.name from app.reply join app.profile on profile.id = author_id where content = $1',
    [words],
  );
  return rows.map(({ name }: { name: string }) => name);
};
const uniqueText = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;

test('a reply without a signal waits in its place, outlives a reload, and is sent once', async ({
  page,
  context,
  browser,
}) => {
  const address = await writePost(await openSignedInBrowser(browser), newTopic('Tanpa sinyal'));
  const { name } = await signIn(context);
  await visit(page, address);
  await blockWrites(context);
  const words = uniqueText('Dari tengah laut');
  await reply(page, words);
  await expect(waiting(page, words)).toBeVisible();
  await expect(page.getByText('Belum ada jaringan. Kami simpan')).toBeVisible();
  expect(await authorsOf(words)).toEqual([]);

  await page.reload();
  await expect(waiting(page, words)).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: 'Lihat' }).click();
  await expect(page.getByRole('heading', { name: 'Menunggu kirim', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Yang menunggu kirim' }).getByText(words)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await unblockWrites(context);
  await expect(page.getByRole('heading', { name: 'Semua sudah terkirim' })).toBeVisible();
  await expect.poll(() => authorsOf(words)).toEqual([name]);
  await visit(page, address);
  await expect(replies(page).getByText(words)).toBeVisible();
  await expect(waiting(page, words)).toHaveCount(0);
});

test('a draft that a dying phone gives back takes the place of nothing', async ({
  page,
  context,
  browser,
}) => {
  const address = await writePost(await openSignedInBrowser(browser), newTopic('Ponsel mati'));
  const { name } = await signIn(context);
  await visit(page, address);
  await blockWrites(context);
  const [first, second] = [uniqueText('Sebelum mati'), uniqueText('Sesudah hidup')];
  await page.getByRole('textbox', { name: 'Tulis balasan' }).fill(first);
  const drafts = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('balasan:')));
  await expect.poll(async () => JSON.stringify(await drafts())).toContain(first);
  const notYetDeleted = await drafts();
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(waiting(page, first)).toBeVisible();

  await page.evaluate((found) => {
    for (const [key, value] of found) localStorage.setItem(key, value);
  }, notYetDeleted);
  await page.reload();
  await expect(waiting(page, first)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Tulis balasan' })).toHaveValue('');
  await reply(page, second);
  await unblockWrites(context);
  await expect.poll(() => authorsOf(first)).toEqual([name]);
  await expect.poll(() => authorsOf(second)).toEqual([name]);
});

test('an answer that is lost does not make it two', async ({ page, context, browser }) => {
  const address = await writePost(await openSignedInBrowser(browser), newTopic('Jawaban hilang'));
  const { name } = await signIn(context);
  await visit(page, address);
  await context.route(
    '**/replies',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 2 },
  );
  const words = uniqueText('Sekali saja');
  await reply(page, words);
  await unblockWrites(context);
  await expect(waiting(page, words)).toHaveCount(0, { timeout: 60_000 });
  expect(await authorsOf(words)).toEqual([name]);
});

test('a like and a post wait too, and what is changed meanwhile is what counts', async ({
  page,
  context,
  browser,
}) => {
  const address = await writePost(await openSignedInBrowser(browser), newTopic('Disukai'));
  const { email } = await signIn(context);
  await visit(page, address);
  await blockWrites(context);
  const like = page.getByRole('button', { name: /^Suka \d/ });
  await like.click();
  await expect(like).toContainText('Menunggu kirim');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await visit(page, '/community?tulis=1');
  const title = newTopic('Dari gunung');
  await page.getByRole('textbox', { name: 'Judul' }).fill(title);
  await page.getByRole('textbox', { name: 'Isi' }).fill('Belum ada sinyal.');
  await page.getByRole('button', { name: 'Posting', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Yang menunggu kirim' })).toContainText(title);
  await expect(page.getByText('Menunggu kirim: 2')).toBeVisible();

  await unblockWrites(context);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText('2 yang menunggu sudah terkirim.')).toBeVisible();
  const { rows } = await query(
    `select liked from app.post_like join app.profile on profile.id = profile_id where email = $1`,
    [email],
  );
  expect(rows).toEqual([{ liked: true }]);
});

test('what the server refuses says why; it can be tried again or thrown away', async ({
  page,
  context,
  browser,
}) => {
  const address = await writePost(await openSignedInBrowser(browser), newTopic('Dikunci'));
  const postId = address.split('/').at(-1);
  const { name } = await signIn(context);
  await visit(page, address);
  await blockWrites(context);
  const [first, second] = [uniqueText('Masih terkirim'), uniqueText('Tidak jadi')];
  await reply(page, first);
  await reply(page, second);
  await visit(page, '/menunggu-kirim');
  await query('update app.post set is_locked = true where id = $1', [postId]);
  await unblockWrites(context);
  const row = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await expect(row(first)).toContainText('Percakapan ini sudah ditutup moderator.');
  await expect(row(second)).toContainText('Belum diterima');
  await query('update app.post set is_locked = false where id = $1', [postId]);
  await row(second).getByRole('button', { name: 'Buang' }).click();
  await page.getByRole('dialog', { name: 'Buang ini?' }).getByRole('button', { name: 'Buang' }).click();
  await expect(row(second)).toHaveCount(0);
  await row(first).getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('heading', { name: 'Semua sudah terkirim' })).toBeVisible();
  expect(await authorsOf(first)).toEqual([name]);
  expect(await authorsOf(second)).toEqual([]);
});

test('what the server postpones waits as long as it says, and holds back nothing else', async ({
  page,
  context,
  browser,
}) => {
  const address = await writePost(await openSignedInBrowser(browser), newTopic('Pelan-pelan'));
  const { name } = await signIn(context);
  await visit(page, address);
  await blockWrites(context);
  const words = uniqueText('Nanti saja');
  await reply(page, words);
  await page.getByRole('button', { name: /^Suka \d/ }).click();
  const refusal = { success: false, code: 'write_pause', message: 'Tunggu sebentar.', requestId: 'journey' };
  await context.route(
    '**/replies',
    (route) => route.fulfill({ status: 429, headers: { 'retry-after': '3' }, json: refusal }),
    { times: 1 },
  );
  await unblockWrites(context);
  await expect(waiting(page, words)).toContainText('Tunggu sebentar.');
  await expect(page.getByRole('button', { name: 'Suka 1', exact: true })).toBeVisible();
  expect(await authorsOf(words)).toEqual([]);
  await expect(waiting(page, words)).toHaveCount(0);
  expect(await authorsOf(words)).toEqual([name]);
});

test('a post takes its picture along', async ({ page, context }) => {
  await signIn(context);
  await visit(page, '/community?tulis=1');
  await blockWrites(context);
  const title = newTopic('Foto dari sawah');
  await page.getByRole('textbox', { name: 'Judul' }).fill(title);
  await page.getByRole('textbox', { name: 'Isi' }).fill('Ini kemasan apa?');
  await page
    .getByLabel('Pilih Gambar')
    .and(page.locator('input'))
    .setInputFiles(await photos.jpeg());
  await expect(page.getByText('Gambar ini ikut terkirim bersama tulisan Anda')).toBeVisible();
  await page.getByRole('button', { name: 'Posting', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Yang menunggu kirim' })).toContainText(title);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Yang menunggu kirim' })).toContainText(title);
  await unblockWrites(context);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('img', { name: `Foto dari postingan ${title}` })).toBeVisible();
});

test('two tabs show the same and send each thing once', async ({ page, context, browser }) => {
  const address = await writePost(await openSignedInBrowser(browser), newTopic('Dua tab'));
  const { name } = await signIn(context);
  await visit(page, address);
  const other = await context.newPage();
  await visit(other, address);
  await blockWrites(context);
  const words = Array.from({ length: 6 }, (_, number) => uniqueText(`Kalimat ${number}`));
  for (const [number, one] of words.entries()) await reply(number % 2 ? other : page, one);
  for (const one of words) {
    await expect(waiting(page, one)).toBeVisible();
    await expect(waiting(other, one)).toBeVisible();
  }
  await unblockWrites(context);
  for (const one of words) {
    await expect(waiting(page, one)).toHaveCount(0);
    await expect(replies(other).getByText(one)).toBeVisible();
    expect(await authorsOf(one)).toEqual([name]);
  }
});

test('what waits belongs to who did it: another account neither sees nor sends it', async ({
  page,
  context,
  browser,
}) => {
  const address = await writePost(await openSignedInBrowser(browser), newTopic('Ponsel bersama'));
  const sari = await signIn(context);
  await visit(page, address);
  await blockWrites(context);
  const words = uniqueText('Punya Sari');
  await reply(page, words);
  await expect(waiting(page, words)).toBeVisible();
  await expect(page.getByRole('status').getByRole('link', { name: 'Lihat' })).toBeVisible();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, Keluar' }).click();
  await expect(page.getByText('1 yang belum terkirim tetap tersimpan')).toBeVisible();

  const budi = await openSignedInBrowser(browser);
  await page.evaluate((token) => localStorage.setItem('token', token), budi.token);
  await unblockWrites(context);
  await visit(page, address);
  await expect(page.getByRole('textbox', { name: 'Tulis balasan' })).toBeVisible();
  await reply(page, uniqueText('Punya Budi'));
  await visit(page, '/menunggu-kirim');
  await expect(page.getByRole('heading', { name: 'Semua sudah terkirim' })).toBeVisible();
  expect(await authorsOf(words)).toEqual([]);
  await logOut(page);

  await logIn(page, sari);
  await expect.poll(() => authorsOf(words), { timeout: 60_000 }).toEqual([sari.name]);
});

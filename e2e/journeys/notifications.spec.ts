import type { Page } from '@playwright/test';
import { openSignedInBrowser, deleteTopics, newTopic, writePost, writeReply } from '#support/forum.ts';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';

test.afterAll(deleteTopics);

const bell = (page: Page, unread: string) =>
  page.getByRole('banner').getByRole('link', { name: unread ? `Notifikasi, ${unread}` : 'Notifikasi' });

test('a reply and a mention ring while the other is in the community, and are read when seen', async ({
  browser,
}) => {
  const [asker, helper] = [await openSignedInBrowser(browser), await openSignedInBrowser(browser)];
  const title = newTopic('Jelantah disetor ke mana');
  const address = await writePost(asker, title, 'tanya');
  await visit(asker.page, '/community');
  await expect(bell(asker.page, '')).toBeVisible();

  await visit(helper.page, address);
  await helper.page.getByLabel('Tulis balasan').fill('Ke bank sampah terdekat.');
  await helper.page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(bell(asker.page, '1 belum dibaca')).toBeVisible();

  await bell(asker.page, '1 belum dibaca').click();
  const rows = asker.page.getByRole('list', { name: 'Daftar notifikasi' }).getByRole('listitem');
  await expect(rows.first()).toContainText(`${helper.name} membalas Baru`);
  await expect(rows.first()).toContainText(title);
  await expect(bell(asker.page, '')).toBeVisible();

  await helper.page.getByLabel('Tulis balasan').fill('@');
  await helper.page.getByRole('button', { name: `Sebut ${asker.name}` }).click();
  await helper.page.getByLabel('Tulis balasan').pressSequentially('sudah dicoba?');
  await helper.page.getByRole('button', { name: 'Kirim', exact: true }).click();
  // The page is open, so the mention appears live and is marked as read.
  await expect(rows.first()).toContainText(`${helper.name} menyebut nama Anda`);
  await asker.page.reload();
  await expect(rows.first()).toContainText(`${helper.name} menyebut nama Anda`);
  await expect(rows.first()).not.toContainText('Baru');

  await rows.first().getByRole('link', { name: title }).click();
  await expect(asker.page).toHaveURL(address);
  for (const { context } of [asker, helper]) await context.close();
});

test('the one who asked chooses the best reply, and its author hears of it', async ({ browser }) => {
  const [asker, helper, other] = [
    await openSignedInBrowser(browser),
    await openSignedInBrowser(browser),
    await openSignedInBrowser(browser),
  ];
  const title = newTopic('Botol minyak dicuci bagaimana');
  const address = await writePost(asker, title, 'tanya');
  await writeReply(helper, address, 'Bilas air hangat dan sabun.');
  await writeReply(other, address, 'Saya juga mau tahu.');

  await visit(other.page, address);
  await expect(other.page.getByText('Bilas air hangat dan sabun.')).toBeVisible();
  await expect(other.page.getByRole('button', { name: 'Jadikan jawaban terbaik' })).toHaveCount(0);

  await visit(asker.page, address);
  await asker.page.getByRole('button', { name: 'Jadikan jawaban terbaik' }).first().click();
  await expect(asker.page.getByText('Jawaban terbaik', { exact: true })).toBeVisible();
  await expect(asker.page.getByRole('button', { name: 'Batalkan jawaban terbaik' })).toBeVisible();
  // The other user has the post open.
  await expect(other.page.getByText('Jawaban terbaik', { exact: true })).toBeVisible();

  await visit(helper.page, '/');
  await bell(helper.page, '1 belum dibaca').click();
  await expect(helper.page.getByText('Balasan Anda dipilih sebagai jawaban terbaik')).toBeVisible();
  for (const { context } of [asker, helper, other]) await context.close();
});

test('who follows a post hears of replies; who no longer does, does not', async ({ browser }) => {
  const [author, follower, helper] = [
    await openSignedInBrowser(browser),
    await openSignedInBrowser(browser),
    await openSignedInBrowser(browser),
  ];
  const title = newTopic('Harga kardus pekan ini');
  const address = await writePost(author, title);
  await visit(follower.page, address);
  await follower.page.getByRole('button', { name: 'Ikuti' }).click();
  await expect(follower.page.getByText('Anda akan diberi tahu').first()).toBeVisible();
  await writeReply(helper, address, 'Dua ribu sekilo.');
  await visit(follower.page, '/notifikasi');
  await expect(follower.page.getByText(`${helper.name} membalas`)).toHaveCount(1);

  await visit(follower.page, address);
  await follower.page.getByRole('button', { name: 'Diikuti', pressed: true }).click();
  await expect(follower.page.getByText('Anda tidak lagi mengikuti').first()).toBeVisible();
  await writeReply(helper, address, 'Naik sedikit.');
  await visit(follower.page, '/notifikasi');
  await expect(follower.page.getByText(`${helper.name} membalas`)).toHaveCount(1);
  for (const { context } of [author, follower, helper]) await context.close();
});

test('a visitor has no bell, and the page of notifications leads to the login', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible();
  await expect(bell(page, '')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/api/community') || path.includes('/bell'))).toEqual([]);
  await visit(page, '/notifikasi');
  await expect(page).toHaveURL('/login?next=/notifikasi');
});

test('axe finds nothing on an empty and on a filled page', async ({ browser, page, context }) => {
  await signIn(context);
  await visit(page, '/notifikasi');
  await expect(page.getByText('Belum ada notifikasi')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const [author, helper] = [await openSignedInBrowser(browser), await openSignedInBrowser(browser)];
  const address = await writePost(author, newTopic('Untuk dibaca'));
  await writeReply(helper, address, 'Sudah.');
  await visit(author.page, '/notifikasi');
  await expect(author.page.getByText(`${helper.name} membalas`)).toBeVisible();
  expect(await accessibilityViolations(author.page)).toEqual([]);
  for (const person of [author, helper]) await person.context.close();
});

test('the bell fits beside the menu on the narrowest phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(context);
  await visit(page, '/notifikasi');
  await expect(bell(page, '')).toBeVisible();
  await expect(page.getByText('Belum ada notifikasi')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('and beside everything that a moderator has in the bar of a laptop', async ({ browser }) => {
  const { page, context } = await openSignedInBrowser(browser, 'moderator');
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, '/notifikasi');
    await expect(bell(page, '')).toBeVisible();
    const end = await page.getByRole('button', { name: 'Keluar' }).boundingBox();
    const inner = await page.locator('header > div').evaluate((bar) => {
      const { right } = bar.getBoundingClientRect();
      return right - Number.parseFloat(getComputedStyle(bar).paddingRight);
    });
    expect(Math.floor((end?.x ?? 0) + (end?.width ?? 0))).toBeLessThanOrEqual(Math.ceil(inner));
  }
  await context.close();
});

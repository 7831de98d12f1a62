import type { Page } from '@playwright/test';
import { openSignedInBrowser, deleteTopics, newTopic, writePost, writeReply } from '#support/forum.ts';
import { expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';

test.afterAll(deleteTopics);

const row = (page: Page, title: string) => page.getByRole('link', { name: title });
const bar = (page: Page) => page.getByRole('button', { name: /^\d+ postingan baru$/ });
const waitForStream = (page: Page) => page.waitForResponse('**/api/community/live');

test('two browsers: a post, a reply, a like, a change and a deletion of one show in the other', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context);
  const other = await openSignedInBrowser(browser);
  const streamOpened = waitForStream(page);
  await visit(page, '/community');
  expect((await streamOpened).status()).toBe(200);

  const title = newTopic('Sapu lidi dari rumah');
  await visit(other.page, '/community?tulis=1');
  await other.page.getByRole('textbox', { name: 'Judul' }).fill(title);
  await other.page.getByRole('textbox', { name: 'Isi' }).fill('Dari daun kelapa.');
  await other.page.getByRole('button', { name: 'Posting', exact: true }).click();
  await expect(row(other.page, title)).toBeVisible();

  await expect(bar(page)).toBeVisible();
  await expect(row(page, title)).toHaveCount(0);
  await bar(page).click();
  await expect(row(page, title)).toBeVisible();

  await row(page, title).click();
  await page.getByLabel('Tulis balasan').waitFor();
  await row(other.page, title).click();
  await other.page.getByLabel('Tulis balasan').fill('Ada yang mau?');
  await other.page.getByRole('button', { name: 'Kirim' }).click();
  await expect(page.getByText('Ada yang mau?')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 balasan' })).toBeVisible();

  await page.getByRole('button', { name: 'Suka 0', exact: true }).click();
  await page.getByLabel('Tulis balasan').fill('Saya mau.');
  await page.getByRole('button', { name: 'Kirim' }).click();
  await expect(other.page.getByText('Saya mau.')).toBeVisible();
  await expect(other.page.getByRole('heading', { name: '2 balasan' })).toBeVisible();

  await other.page.getByRole('button', { name: 'Ubah' }).first().click();
  await other.page.getByRole('textbox', { name: 'Isi' }).fill('Dari daun kelapa tua.');
  await other.page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Dari daun kelapa tua.').first()).toBeVisible();
  await expect(other.page.getByRole('button', { name: 'Suka 1', exact: true })).toBeVisible();

  await other.page.getByRole('button', { name: 'Hapus' }).first().click();
  await other.page
    .getByRole('dialog', { name: 'Hapus postingan ini?' })
    .getByRole('button', { name: 'Hapus' })
    .click();
  await expect(page.getByRole('dialog').getByText('[dihapus]').first()).toBeVisible();
  await expect(page.getByText('Saya mau.')).toBeVisible();
});

test('a page that was left for another one does not keep its stream', async ({ page, context }) => {
  await signIn(context);
  for (let time = 1; time <= 6; time += 1) {
    // In sequence, because more than three concurrent streams are refused.
    /* oxlint-disable no-await-in-loop */
    const streamOpened = waitForStream(page);
    await visit(page, '/community');
    expect((await streamOpened).status()).toBe(200);
    /* oxlint-enable no-await-in-loop */
  }
});

test.describe('when the stream is refused', () => {
  test.use({ expectedErrors: /503/ });

  test('the page asks every half minute', async ({ page, context, browser }) => {
    await signIn(context);
    const other = await openSignedInBrowser(browser);
    await page.route('**/api/community/live', (route) => route.fulfill({ status: 503, json: {} }));
    await page.clock.install();
    const streamRefused = waitForStream(page);
    await visit(page, '/community');
    await page
      .getByRole('article')
      .or(page.getByRole('heading', { name: 'Belum ada' }))
      .first()
      .waitFor();
    await streamRefused;
    const first = newTopic('Ditanya setengah menit sekali');
    const address = await writePost(other, first);
    // The servers cache responses for a second or two, which the fake clock of the page cannot shorten.
    await expect(async () => {
      await page.clock.fastForward(40_000);
      await expect(bar(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await bar(page).click();
    await row(page, first).click();
    await page.getByLabel('Tulis balasan').waitFor();
    await writeReply(other, address, 'Baru ditulis.');
    await expect(async () => {
      await page.clock.fastForward(40_000);
      await expect(page.getByText('Baru ditulis.')).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});

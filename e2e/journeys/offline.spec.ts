import { openSignedInBrowser, deleteTopics, newTopic, writePost } from '#support/forum.ts';
import { expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';
import { seedScan } from '#support/scans.ts';
import {
  answerToLaterRequest,
  cachedPaths,
  cacheNames,
  offlineErrors,
  simulateFastNetwork,
  waitForLateParts,
  waitUntilPrefetched,
} from '#support/offline.ts';
import { logOut } from '#support/test-user.ts';

test.use({
  serviceWorkers: 'allow',
  // The browser logs an error for each request without a network.
  expectedErrors: offlineErrors,
});

test.beforeEach(({ context }) => simulateFastNetwork(context));
test.afterAll(deleteTopics);

test('after one visit the pieces are readable without a signal, by link and by address', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await waitUntilPrefetched(page);
  await context.setOffline(true);

  await expect(page.getByText('Tidak ada sinyal.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Edukasi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pusat Edukasi' })).toBeVisible();
  const piece = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const title = (await piece.textContent()) ?? '';
  await piece.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const address = page.url();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(page.url()).toBe(address);
  await page.goto('/education?tab=inovasi');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('what needs a signal says so, shows what is here, and opens when the signal is back', async ({
  page,
  context,
}) => {
  await visit(page, '/education');
  await waitUntilPrefetched(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Peta Sampah' }).click();
  await expect(page.getByRole('alert')).toContainText('Halaman ini butuh sinyal');
  await page.getByRole('link', { name: /Bacaan edukasi/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pusat Edukasi' })).toBeVisible();

  await page.goto('/register');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('button', { name: 'Daftar Sekarang' })).toBeVisible();
});

test('the places of the own province are there without a signal', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('province', 'Jawa Timur'));
  await visit(page, '/');
  await waitUntilPrefetched(page);
  await context.setOffline(true);
  await page.goto('/sell-waste?province=Jawa+Timur');
  const place = page.getByRole('main').getByRole('article').first();
  await expect(place).toBeVisible();
  const name = (await place.getByRole('heading').textContent()) ?? '';
  await place.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a member stays signed in and reads the own history; who leaves takes it along', async ({
  page,
  context,
}) => {
  const member = await signIn(context);
  await seedScan(member.email, 'kaca');
  await visit(page, '/');
  await waitUntilPrefetched(page);
  await context.setOffline(true);
  await page.goto('/dashboard?bagian=riwayat');
  await expect(page.getByText('Kaca').first()).toBeVisible();
  expect(page.url()).toContain('/dashboard?bagian=riwayat');

  await logOut(page);
  expect((await cacheNames(page)).filter((name) => name.startsWith('pilahbumi-own-'))).toEqual([]);
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('Halaman ini butuh sinyal');
});

test('a post that was opened takes a reply without a signal; both are found again by address', async ({
  page,
  context,
  browser,
}) => {
  const topic = newTopic('Di kapal');
  const address = await writePost(await openSignedInBrowser(browser), topic);
  await signIn(context);
  await visit(page, '/');
  await waitUntilPrefetched(page);
  await visit(page, address);
  await expect(page.getByRole('heading', { name: topic })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Tulis balasan' }).fill('Saya pulang besok.');
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Saya pulang besok.' })).toBeVisible();

  await page.goto('/menunggu-kirim');
  const waiting = page.getByRole('list', { name: 'Yang menunggu kirim' });
  await expect(waiting.getByText('Saya pulang besok.')).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: topic })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Menunggu kirim' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('listitem').filter({ hasText: 'Menunggu kirim' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Saya pulang besok.' })).toBeVisible();
});

test('another account on the same phone finds nothing of the one before', async ({ page, context }) => {
  const first = await signIn(context);
  await seedScan(first.email, 'logam');
  await visit(page, '/dashboard?bagian=riwayat');
  await waitUntilPrefetched(page);
  const before = (await cacheNames(page)).filter((name) => name.startsWith('pilahbumi-own-'));
  expect(before).toHaveLength(1);

  const second = await context.request.post('/api/auth/register', {
    data: { name: 'Budi', email: `b${first.email}`, password: first.password },
  });
  const { token } = (await second.json()) as { token: string };
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  await visit(page, '/dashboard?bagian=riwayat');
  await expect(page.getByRole('heading', { name: 'Belum ada', exact: false }).first()).toBeVisible();
  const after = (await cacheNames(page)).filter((name) => name.startsWith('pilahbumi-own-'));
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

test('in data-saver mode nothing is fetched ahead, and what was opened is kept all the same', async ({
  page,
  context,
}) => {
  await visit(page, '/luring');
  // What is still under way would be kept when it arrives.
  await waitUntilPrefetched(page);
  await page.getByRole('checkbox', { name: 'Pakai mode hemat data' }).check();
  await page.getByRole('button', { name: 'Hapus semua simpanan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(page.getByText('Simpanan sudah dihapus.')).toBeVisible();
  await visit(page, '/education');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await visit(page, '/education/news/1');
  await waitForLateParts(page);
  // What would be fetched ahead is fetched one after the other: the first would have begun before these are answered.
  for (let turn = 0; turn < 3; turn += 1) await answerToLaterRequest(page);
  await expect.poll(() => cachedPaths(page)).toContain('/education/news/1');
  // A page that took long to arrive asks for its own piece again; every other one would have been fetched ahead.
  const kept = (await cachedPaths(page)).filter((address) => address.startsWith('/api/education/'));
  expect(kept.filter((address) => address !== '/api/education/news/1')).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page whose late parts failed to load requests them again', async ({ page, context }) => {
    await page.route('**/late-parts*', (route) => route.abort(), { times: 1 });
    const failure = page.waitForEvent('requestfailed', (request) => request.url().includes('late-parts'));
    await visit(page, '/about');
    await failure;
    await page.waitForResponse((response) => response.url().includes('late-parts'));
    await context.setOffline(true);
    await expect(page.getByText('Tidak ada sinyal.')).toBeVisible();
  });
});

import { chromium } from '@playwright/test';
import { accessibilityViolations, expect, test as base, visit } from '#support/journey.ts';
import { startControlledProxy } from '#support/controlled-proxy.ts';
import { photos } from '#support/photos.ts';
import {
  answerToLaterRequest,
  simulateFastNetwork,
  waitForLateParts,
  waitUntilPrefetched,
} from '#support/offline.ts';

type Network = Awaited<ReturnType<typeof startControlledProxy>>;

const test = base.extend<{ network: Network }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs out of this pattern.
  network: async ({}, use) => {
    const network = await startControlledProxy();
    await use(network);
    await network.stop();
  },
  baseURL: async ({ network }, use) => use(network.address),
});

test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_|Failed to load resource/ });

test.beforeEach(({ context }) => simulateFastNetwork(context));

test('the product can be installed, with icons, shortcuts and a place for shared photos', async ({
  network,
  launchOptions,
}, info) => {
  // Needs a persistent context, because a private window cannot install apps.
  const context = await chromium.launchPersistentContext(info.outputPath('profile'), {
    ...launchOptions,
    baseURL: network.address,
  });
  const [page] = context.pages();
  if (!page) throw new Error('The browser opened no page');
  await visit(page, '/');
  const browser = await context.newCDPSession(page);
  await expect
    .poll(async () => (await browser.send('Page.getInstallabilityErrors')).installabilityErrors)
    .toEqual([]);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as {
    lang: string;
    id: string;
    icons: { src: string; purpose: string; sizes: string }[];
    shortcuts: { url: string }[];
    share_target: { action: string };
  };
  expect(manifest).toMatchObject({ lang: 'id', id: '/', share_target: { action: '/bagikan-foto' } });
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    '/smart-sort?kamera=1',
    '/sell-waste',
    '/community',
  ]);
  await context.close();
});

test('a photo that another app shares lies ready in smart sort, even without a signal', async ({
  page,
  network,
}) => {
  await visit(page, '/smart-sort');
  await waitUntilPrefetched(page);
  network.disconnect();
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/bagikan-foto',
      enctype: 'multipart/form-data',
    });
    form.append(
      Object.assign(document.createElement('input'), { type: 'file', name: 'foto', id: 'bagikan' }),
    );
    document.body.append(form);
  });
  const { name, mimeType, buffer } = await photos.jpeg();
  await page.locator('#bagikan').setInputFiles({ name, mimeType, buffer });
  await page.evaluate(() =>
    document.querySelector<HTMLFormElement>('form[action="/bagikan-foto"]')?.submit(),
  );
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await expect(page).toHaveURL('/smart-sort');
  // The shared photo is delivered once.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Letakkan satu benda di tempat terang' })).toBeVisible();
});

test('a new version is offered, and comes when the person says so', async ({ page, network }) => {
  await visit(page, '/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  network.release();
  await visit(page, '/about');
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  await expect(page.getByText('Versi baru tersedia.')).toBeVisible();
  // The update is not applied automatically: the new worker waits, and the page is the same after more requests.
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  for (let turn = 0; turn < 3; turn += 1) await answerToLaterRequest(page);
  expect(await isWaiting()).toBe(true);
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true);
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await page.waitForFunction(() => !('isOldPage' in window));
  await waitForLateParts(page);
  // Asking for an update finds none.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(isWaiting).toBe(false);
  await expect(page.getByText('Versi baru tersedia.')).toBeHidden();
});

test('a network that is there and brings nothing is told apart, and the last state is shown', async ({
  page,
  network,
}) => {
  await visit(page, '/education');
  await waitUntilPrefetched(page);
  network.disconnect();
  await page.getByRole('navigation', { name: 'Jenis bacaan' }).getByRole('link').nth(1).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Koneksi lambat atau terputus.')).toBeVisible();
});

test('the page of what this phone keeps is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/luring?alamat=/waste-map');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

import type { Page } from '@playwright/test';
import {
  alwaysOnDeviceSwitch,
  deviceFiles,
  downloadButton,
  downloadModel,
  expectReady,
  readModelCaches,
} from '#support/device.ts';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';
import { answerToLaterRequest } from '#support/offline.ts';
import { answerHarmlessly, classify, photos } from '#support/photos.ts';

const olderModelCache = 'pilahbumi-model-8f94edd5c9b3c85813d519450295a255f0b13624c3993bc2d8c09d3a0d12ca04';
const computedHere = 'Dihitung di ponsel Anda, foto tidak dikirim.';
const result = (page: Page) => page.getByRole('region', { name: 'Hasil Klasifikasi' });

/** Collects all requests from now on. */
function requestsOf(page: Page) {
  const requests: { address: string; body: string | null }[] = [];
  page.on('request', (request) => {
    requests.push({ address: new URL(request.url()).pathname, body: request.postData() });
  });
  return requests;
}

test('nothing of the model or of what runs it is fetched before somebody asks for it', async ({ page }) => {
  const requests = requestsOf(page);
  await visit(page, '/smart-sort');
  await classify(page, await photos.jpeg());
  await expect(result(page)).toBeVisible();
  await expect(page.getByText('Dihitung di server kami.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter(({ address }) => deviceFiles.test(address))).toEqual([]);
});

test('the download says its size, shows how far it is, and can be given up and taken up again', async ({
  page,
}) => {
  await visit(page, '/smart-sort');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 1_000_000,
    uploadThroughput: -1,
  });
  // The second of the two files fails.
  await page.route(/\.wasm$/, () => {});
  await expect(page.getByText(/^Diunduh sekali, sekitar 7,0 MB\. Memakai 21,0 MB/)).toBeVisible();
  await downloadButton(page).click();
  await expect(page.getByText(/^[1-3],\d MB dari 7,0 MB$/)).toBeVisible();
  await expect(page.getByText('4,7 MB dari 7,0 MB')).toBeVisible({ timeout: 60_000 });
  const bar = page.getByRole('progressbar', { name: 'Kemajuan unduhan' });
  expect(Number(await bar.getAttribute('value')) / Number(await bar.getAttribute('max'))).toBeCloseTo(
    0.68,
    1,
  );
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Batalkan unduhan' }).click();
  await expect(bar).toBeHidden();

  await network.detach();
  await page.unroute(/\.wasm$/);
  const requests = requestsOf(page);
  await downloadButton(page).click();
  await expectReady(page);
  expect(requests.filter(({ address }) => address.endsWith('.bin'))).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.reload();
  await expectReady(page);
});

test.describe('without a signal', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('the phone answers by itself, as the server did, and says what it cannot know', async ({
    page,
    context,
  }) => {
    const photo = await photos.jpeg();
    await downloadModel(page);
    await classify(page, photo);
    const answer = result(page).locator('#jawaban');
    const ofServer = await answer.innerText();
    await expect(page.getByText(computedHere)).toBeHidden();
    await page.getByRole('button', { name: 'Klasifikasi Lagi' }).first().click();

    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await classify(page, photo);
    await expect(result(page).getByText(computedHere)).toBeVisible();
    expect((await answer.innerText()).split('\n')[0]).toBe(ofServer.split('\n')[0]);
    await context.setOffline(false);
  });
});

test('by choice the photo never leaves the phone, also after the page was opened anew', async ({ page }) => {
  await downloadModel(page);
  await alwaysOnDeviceSwitch(page).check();
  await visit(page, '/smart-sort');
  await expect(alwaysOnDeviceSwitch(page)).toBeChecked();
  const requests = requestsOf(page);
  await classify(page, await photos.jpeg());
  await expect(result(page).getByText(computedHere)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter(({ body, address }) => body !== null || address.includes('/upload/'))).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a choice for the phone outlives files that went astray: the photo is not sent instead', async ({
  page,
}) => {
  await downloadModel(page);
  await alwaysOnDeviceSwitch(page).check();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const requests = requestsOf(page);
  await classify(page, await photos.jpeg());
  await expect(page.getByRole('alert')).toContainText('Foto Anda tidak dikirim.');
  expect(requests.filter(({ address }) => address.includes('/upload/'))).toEqual([]);
  await expect(page.getByText(/Unduh sekali lagi\./)).toBeVisible();
  await downloadButton(page).click();
  await expectReady(page);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await answerHarmlessly(page);
  await expect(result(page).getByText(computedHere)).toBeVisible();
});

test('who removes it has the room back, and the next photo goes to the server', async ({ page }) => {
  await downloadModel(page);
  await alwaysOnDeviceSwitch(page).check();
  await page.getByRole('button', { name: /^Hapus dari ponsel/ }).click();
  await expect(page.getByText('Sudah dihapus dari ponsel ini.')).toBeVisible();
  await expect(downloadButton(page)).toBeVisible();
  expect(await readModelCaches(page)).toEqual({});
  const sent = page.waitForRequest('**/api/upload/classify');
  await classify(page, await photos.jpeg());
  await sent;
  await expect(page.getByText('Dihitung di server kami.')).toBeVisible();
});

test('of an older model nothing stays', async ({ page }) => {
  await visit(page, '/smart-sort');
  await page.evaluate(async () => {
    const old = await caches.open('pilahbumi-model-0123');
    await old.put('/assets/model-lama.bin', new Response('lama'));
  });
  await downloadButton(page).click();
  await expectReady(page);
  const kept = await readModelCaches(page);
  expect(Object.keys(kept)).toEqual([expect.stringMatching(/^pilahbumi-model-[0-9a-f]{64}$/)]);
  expect(Object.values(kept).flat()).toHaveLength(3);
});

test.describe('a download that goes wrong', () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('leaves the older model at work until the new one is whole', async ({ page }) => {
    await downloadModel(page);
    await alwaysOnDeviceSwitch(page).check();
    // As a phone has them that downloaded version 1.0.0.
    await page.evaluate(async (older) => {
      const name = (await caches.keys()).find((one) => one.startsWith('pilahbumi-model-'));
      const [from, to] = [await caches.open(name!), await caches.open(older)];
      for (const key of await from.keys()) await to.put(key, (await from.match(key))!);
      await caches.delete(name!);
    }, olderModelCache);
    await visit(page, '/smart-sort');
    await expect(page.getByText(/^Ada yang lebih baru/)).toBeVisible();
    await page.route(/\.wasm$/, (route) => route.abort());
    await downloadButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Koneksi terputus.', { timeout: 60_000 });
    await visit(page, '/smart-sort');
    const requests = requestsOf(page);
    await classify(page, await photos.jpeg());
    await expect(page.getByText('Model 1.0.0.')).toBeVisible();
    expect(requests.filter(({ address }) => address.includes('/upload/'))).toEqual([]);
    expect(Object.keys(await readModelCaches(page))).toContain(olderModelCache);

    await page.unroute(/\.wasm$/);
    await page.getByRole('button', { name: 'Klasifikasi Lagi' }).first().click();
    await downloadButton(page).click();
    await expect(page.getByText(/^Ada yang lebih baru/)).toBeHidden({ timeout: 60_000 });
    await expectReady(page);
    expect(Object.keys(await readModelCaches(page))).not.toContain(olderModelCache);
  });

  test('is not kept when it is not what was shipped; what was right is not paid for twice', async ({
    page,
  }) => {
    await visit(page, '/smart-sort');
    await page.route(/\.wasm$/, async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      body[body.length - 1]! ^= 1;
      await route.fulfill({ response, body });
    });
    await downloadButton(page).click();
    await expect(page.getByRole('alert')).toContainText('tidak utuh, jadi tidak kami simpan', {
      timeout: 60_000,
    });
    expect(Object.values(await readModelCaches(page)).flat()).toEqual([
      expect.stringMatching(/\.bin\?unpacked$/),
    ]);

    await page.unroute(/\.wasm$/);
    const requests = requestsOf(page);
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expectReady(page);
    expect(requests.filter(({ address }) => address.endsWith('.bin'))).toEqual([]);
  });

  test('says so when the network is lost, and goes on when it is back', async ({ page }) => {
    await visit(page, '/smart-sort');
    await page.route(/\.bin$/, (route) => route.abort());
    await downloadButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Koneksi terputus.');
    await page.unroute(/\.bin$/);
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expectReady(page);
  });
});

test.describe('over Wi-Fi', () => {
  const onNetwork = (page: Page, type: string) =>
    page.addInitScript((kind) => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), { type: kind, saveData: false, effectiveType: '4g' }),
      });
    }, type);

  test('the files come by themselves to who agreed', async ({ page }) => {
    await onNetwork(page, 'wifi');
    await visit(page, '/smart-sort');
    await page.getByRole('checkbox', { name: 'Unduh sendiri saat tersambung Wi-Fi' }).check();
    await expectReady(page);
  });

  test('on mobile data nothing comes by itself', async ({ page }) => {
    await onNetwork(page, 'cellular');
    const requests = requestsOf(page);
    await page.clock.install();
    await visit(page, '/smart-sort');
    await page.getByRole('checkbox', { name: 'Unduh sendiri saat tersambung Wi-Fi' }).check();
    // Over Wi-Fi the download begins when the page has been idle for three seconds.
    await page.clock.runFor(60_000);
    await answerToLaterRequest(page);
    expect(requests.filter(({ address }) => deviceFiles.test(address))).toEqual([]);
    await expect(downloadButton(page)).toBeEnabled();
  });
});

test("a member's answer of their own phone enters their history without the photo", async ({
  page,
  context,
}) => {
  await signIn(context);
  await downloadModel(page);
  await alwaysOnDeviceSwitch(page).check();
  const recorded = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/scans',
  );
  await classify(page, await photos.jpeg());
  await expect(result(page).getByText(computedHere)).toBeVisible();
  const body = (await recorded).postDataJSON() as Record<string, unknown>;
  expect(Object.keys(body).toSorted()).toEqual([
    'confidence',
    'material',
    'modelSha256',
    'scannedAt',
    'suspected',
    'verdict',
  ]);
  await expect(page.getByText('Foto tidak kami simpan.', { exact: false })).toBeVisible();
  const history = page.getByRole('region', { name: 'Riwayat' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
});

for (const width of [320, 390]) {
  test(`the card fits a phone of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await downloadModel(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await alwaysOnDeviceSwitch(page).focus();
    await page.keyboard.press('Space');
    await expect(alwaysOnDeviceSwitch(page)).toBeChecked();
    await classify(page, await photos.jpeg());
    await expect(result(page).getByText(computedHere)).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

import { writeFile } from 'node:fs/promises';
import { fixMaterial } from '#support/fixed-material.ts';
import { expect, test, visit } from '#support/journey.ts';
import { answerHarmlessly, choosePhoto, classify, fiveMegabytes, photos } from '#support/photos.ts';

const sentPhoto = '**/api/upload/classify';
const typeText = 'Jenis file tidak valid. Pilih gambar JPEG, PNG, GIF, atau WebP.';
const sizeText = 'File terlalu besar. Pilih gambar yang lebih kecil dari 5MB.';

for (const kind of ['jpeg', 'png', 'gif', 'webp', 'heic'] as const) {
  test(`a ${kind} photo gets an answer, and what is shown is what the server said`, async ({ page }) => {
    await visit(page, '/smart-sort');
    const answered = page.waitForResponse(sentPhoto);
    await classify(page, await photos[kind]());
    const { data } = (await (await answered).json()) as {
      data: { classification: { categoryName: string } };
    };
    const result = page.getByRole('region', { name: 'Hasil Klasifikasi' });
    await expect(result.getByText(data.classification.categoryName, { exact: true }).first()).toBeVisible();
    await expect(result.getByRole('heading', { name: 'Hasil Klasifikasi' })).toBeFocused();
    await expect(page.getByAltText('Foto yang Anda kirim')).toHaveJSProperty('complete', true);
  });
}

test('a photo of twelve megapixels leaves the phone with at most a fifteenth of its bytes', async ({
  page,
}) => {
  const photo = await photos.phone();
  await visit(page, '/upload-test');
  const sent = page.waitForRequest(sentPhoto);
  await classify(page, photo);
  await expect(page.getByRole('heading', { name: 'Hasil Klasifikasi' })).toBeVisible();
  const { requestBodySize } = await (await sent).sizes();
  expect(photo.buffer.length / requestBodySize).toBeGreaterThan(15);
});

test('a photo taken with the phone held upright stands upright', async ({ page }) => {
  // Never answered, so that the chosen photo stays on the screen.
  await page.route(sentPhoto, () => {});
  await visit(page, '/smart-sort');
  await choosePhoto(page, await photos.turned());
  const preview = page.getByAltText('Foto yang dipilih: miring.jpg');
  const corner = await preview.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return {
      width: canvas.width,
      height: canvas.height,
      pixel: [...(context?.getImageData(40, 40, 1, 1).data ?? [])],
    };
  });
  expect([corner.width, corner.height]).toEqual([1024, 768]);
  expect(corner.pixel[0]).toBeGreaterThan(180);
  expect(corner.pixel[1]).toBeLessThan(60);
});

test('a photo of 5 MB and one byte is made smaller and gets an answer', async ({ page }) => {
  await visit(page, '/smart-sort');
  await classify(page, await photos.padded(fiveMegabytes + 1));
  await expect(page.getByRole('heading', { name: 'Hasil Klasifikasi' })).toBeVisible();
});

test('files that cannot be sent are refused before anything is sent', async ({ page }) => {
  const html = {
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<!doctype html><p>bukan foto'),
  };
  const empty = { name: 'kosong.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) };
  const drawing = { name: 'gambar.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="x"></svg>') };
  await visit(page, '/smart-sort');
  page.on('request', (request) => expect(request.url()).not.toContain('/upload/classify'));
  const box = page.getByRole('alert');
  for (const [file, text] of [
    [html, typeText],
    [photos.broken(fiveMegabytes + 1), sizeText],
    [empty, typeText],
    [drawing, typeText],
  ] as const) {
    await choosePhoto(page, file);
    await expect(box).toHaveText(`Terjadi Kesalahan${text}`);
  }
});

test('a drop that brings no photo asks for one', async ({ page }) => {
  await visit(page, '/smart-sort');
  const drop = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'botol');
    return data;
  });
  const panel = page.getByRole('region', { name: 'Unggah foto' });
  await panel.dispatchEvent('dragover', { dataTransfer: drop });
  await expect(page.getByRole('heading', { name: 'Lepaskan foto di sini' })).toBeVisible();
  await panel.dispatchEvent('drop', { dataTransfer: drop });
  await expect(page.getByText('Silakan pilih gambar terlebih dahulu')).toBeVisible();
});

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('half a photo is told as what it is', async ({ page }) => {
    await visit(page, '/smart-sort');
    await classify(page, await photos.truncated());
    await expect(page.getByRole('alert')).toHaveText(
      'Terjadi KesalahanGambar tidak bisa dibaca. Ambil foto baru, lalu coba lagi.',
    );
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeEnabled();
  });

  test('without a network the photo waits, and is sent when it is back', async ({ page, context }) => {
    await visit(page, '/smart-sort');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await choosePhoto(page, await photos.jpeg());
    await expect(page.getByText(/Anda sedang luring/)).toBeVisible();
    await page.getByRole('button', { name: 'Klasifikasi Sekarang' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Terjadi KesalahanKesalahan jaringan. Periksa koneksi internet Anda.',
    );
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await answerHarmlessly(page);
    await expect(page.getByRole('heading', { name: 'Hasil Klasifikasi' })).toBeVisible();
  });

  test('when the script that shrinks photos does not arrive, the page does it itself', async ({ page }) => {
    await page.route(/shrink\.worker/, (route) => route.abort());
    await visit(page, '/smart-sort');
    const sent = page.waitForRequest(sentPhoto);
    await classify(page, await photos.padded(3_000_000));
    await expect(page.getByRole('heading', { name: 'Hasil Klasifikasi' })).toBeVisible();
    expect((await (await sent).sizes()).requestBodySize).toBeLessThan(200_000);
  });
});

test('the browser goes back from the answer to the panel and forward to the answer', async ({ page }) => {
  await visit(page, '/smart-sort');
  await classify(page, await photos.jpeg());
  const heading = page.getByRole('heading', { name: 'Hasil Klasifikasi' });
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/smart-sort');
  await expect(page.getByRole('heading', { name: 'Letakkan satu benda di tempat terang' })).toBeVisible();
  await page.goForward();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Klasifikasi Lagi' }).first().click();
  await expect(page.getByRole('heading', { name: 'Letakkan satu benda di tempat terang' })).toBeVisible();
});

test('the keyboard alone leads from the photo to the answer and back', async ({ page }) => {
  await fixMaterial(page, 'plastik');
  await visit(page, '/smart-sort');
  await page.getByRole('button', { name: 'Pilih Foto' }).focus();
  const photo = await photos.jpeg();
  // On a busy machine the first press may come before hydration.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 2000 });
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(photo);
  }).toPass();
  const question = page.getByRole('group', { name: /^Sebelum lanjut/ });
  await expect(question.getByRole('heading')).toBeFocused();
  // The harmless answer is the last one.
  for (let tabs = await question.getByRole('button').count(); tabs > 0; tabs -= 1)
    await page.keyboard.press('Tab');
  await expect(question.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hasil Klasifikasi' })).toBeFocused();
});

test('on a slow phone with a weak signal the screen answers while the photo is under way', async ({
  page,
}, info) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/smart-sort');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    // Durations of tasks that block the main thread, in milliseconds.
    const blocked: number[] = [];
    new PerformanceObserver((list) =>
      blocked.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    Object.assign(window, { blocked });
  });
  // By path, because a buffer would be decoded inside the page.
  const path = info.outputPath('phone.jpg');
  await writeFile(path, (await photos.phone()).buffer);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 15_000,
  });
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  const chosen = Date.now();
  await page.getByLabel('Pilih Foto').and(page.locator('input')).setInputFiles(path);
  await expect(page.getByText(/^\d,\d MB → \d+ KB$/)).toBeVisible({ timeout: 60_000 });
  const shrinking = Date.now() - chosen;
  const blocked = await page.evaluate(() => (window as unknown as { blocked: number[] }).blocked);
  // Relative to the total time, because machines differ; on the main thread it would be nearly all of it.
  expect(
    Math.max(0, ...blocked) / shrinking,
    'longest task while the worker shrinks twelve megapixels',
  ).toBeLessThan(0.5);

  await expect(page.getByText('Mengirim foto...')).toBeVisible();
  await sending;
  await page.screenshot({ path: info.outputPath('weak-signal.png') });
  // Broken off, and not answered: the screen did not wait for the photo to arrive.
  const brokenOff = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Batalkan' }).click();
  await expect(page.getByText('Dibatalkan. Foto Anda masih ada di sini.')).toBeVisible();
  await brokenOff;
  await page.getByRole('button', { name: 'Klasifikasi Sekarang' }).click();
  await answerHarmlessly(page);
  await expect(page.getByRole('heading', { name: 'Hasil Klasifikasi' })).toBeVisible({ timeout: 60_000 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be read and says what it cannot do', async ({ page, baseURL }) => {
    await page.goto('/smart-sort');
    await expect(page.getByRole('heading', { name: 'Cara Kerja' })).toBeVisible();
    await expect(page.getByText(/aktifkan JavaScript/)).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/smart-sort`);
  });
});

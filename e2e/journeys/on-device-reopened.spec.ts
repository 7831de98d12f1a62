import { downloadModel, expectReady } from '#support/device.ts';
import { expect, test } from '#support/journey.ts';
import { classify, photos } from '#support/photos.ts';

// The service worker serves the page offline.
test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50\d/,
});

test('who opens the page without any signal gets an answer from the phone', async ({ page, context }) => {
  await downloadModel(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // Now through the service worker, which caches the responses.
  await page.reload();
  await expectReady(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.reload();
  await expectReady(page);
  await classify(page, await photos.jpeg());
  await expect(page.getByText('Dihitung di ponsel Anda, foto tidak dikirim.').first()).toBeVisible({
    timeout: 60_000,
  });
  await context.setOffline(false);
});

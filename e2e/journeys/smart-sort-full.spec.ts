import { downloadModel } from '#support/device.ts';
import { expect, test as base, visit } from '#support/journey.ts';
import { startSmallQueueProduct } from '#support/small-queue-api.ts';
import { answerHarmlessly, classify, photos } from '#support/photos.ts';

type Product = Awaited<ReturnType<typeof startSmallQueueProduct>>;

/** Uses a separate API instance for photos, because filling the shared queue would block the other journeys. */
const test = base.extend<{ product: Product }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs out of this pattern.
  product: async ({}, use) => {
    const product = await startSmallQueueProduct();
    await use(product);
    await product.stop();
  },
  baseURL: async ({ product }, use) => use(product.address),
});

test.use({ expectedErrors: /status of 503/ });

test('a server that is full is left alone as long as it asks, then answers', async ({ page, product }) => {
  await visit(page, '/smart-sort');
  const filled = await product.fill();
  await classify(page, await photos.jpeg());
  await expect(page.getByRole('alert')).toHaveText(
    'Terjadi KesalahanBanyak yang sedang memilah. Tunggu beberapa detik, lalu coba lagi.',
  );
  await expect(page.getByRole('button', { name: /^Coba lagi dalam [12] detik$/ })).toBeDisabled();
  expect(await filled.resume()).toEqual([200, 200]);
  await page.getByRole('button', { name: 'Coba lagi', exact: true }).click();
  await answerHarmlessly(page);
  await expect(page.getByRole('heading', { name: 'Hasil Klasifikasi' })).toBeVisible();
});

test('when the server is full, a phone that can answers by itself', async ({ page, product }) => {
  await downloadModel(page);
  const filled = await product.fill();
  await classify(page, await photos.jpeg());
  await expect(
    page.getByText('Dihitung di ponsel Anda, karena server belum bisa menjawab.').first(),
  ).toBeVisible();
  await filled.resume();
});

import type { Page } from '@playwright/test';
import { expect, visit } from '#support/journey.ts';

/** What only a phone that classifies by itself fetches. */
export const deviceFiles = /\/assets\/(model-.*\.bin|ort-wasm.*\.wasm|classify\.worker-.*\.js)/;

export const downloadButton = (page: Page) => page.getByRole('button', { name: /^Unduh \d,\d MB$/ });
export const alwaysHere = (page: Page) => page.getByRole('switch', { name: 'Selalu proses di ponsel ini' });
export const isReady = (page: Page) =>
  expect(page.getByText('Siap dipakai di ponsel ini.')).toBeVisible({ timeout: 30_000 });

/** As a person does it; leaves them on the page with the model in the phone. */
export async function downloadModel(page: Page) {
  await visit(page, '/smart-sort');
  await downloadButton(page).click();
  await isReady(page);
}

/** Names of what the phone keeps. */
export const keptCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pilahbumi-model-'));
    const kept = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => /[^/]+$/.exec(url)?.[0] ?? url),
      ),
    );
    return Object.fromEntries(names.map((name, index) => [name, kept[index] ?? []]));
  });

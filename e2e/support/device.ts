import type { Page } from '@playwright/test';
import { expect, visit } from '#support/journey.ts';

/** Files that only the on-device classifier loads. */
export const deviceFiles = /\/assets\/(model-.*\.bin|ort-wasm.*\.wasm|classify\.worker-.*\.js)/;

export const downloadButton = (page: Page) => page.getByRole('button', { name: /^Unduh \d,\d MB$/ });
export const alwaysOnDeviceSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Selalu proses di ponsel ini' });
export const expectReady = (page: Page) =>
  expect(page.getByText('Siap dipakai di ponsel ini.')).toBeVisible({ timeout: 60_000 });

/** Downloads the model through the page and stays on it. */
export async function downloadModel(page: Page) {
  await visit(page, '/smart-sort');
  await downloadButton(page).click();
  await expectReady(page);
}

/** The names of the cached files, by cache. */
export const readModelCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pilahbumi-model-'));
    const kept = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => /[^/]+$/.exec(url)?.[0] ?? url),
      ),
    );
    return Object.fromEntries(names.map((name, index) => [name, kept[index] ?? []]));
  });

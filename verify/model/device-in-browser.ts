// The on-device model: downloaded through the page, then called without the page.
import { expect, type Page } from '@playwright/test';
import { visit } from '@app/e2e/support/journey.ts';
import type { DeviceAnswer, DeviceTask } from '@app/web/src/features/smart-sort/device/task.ts';
import type { Interpretation } from '@app/classifier/interpret';

/** Classifies a photo that the page has prepared. */
export type ClassifyOnDevice = (photo: Buffer) => Promise<Interpretation>;

/** Bytes on the wire, by address. */
export async function downloadToDevice(page: Page): Promise<Map<string, number>> {
  await visit(page, '/smart-sort');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const addresses = new Map<string, string>();
  const transferred = new Map<string, number>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transferred.set(new URL(addresses.get(requestId) ?? page.url()).pathname, encodedDataLength);
  });
  await page.getByRole('button', { name: /^Unduh \d/ }).click();
  await expect(page.getByText('Siap dipakai di ponsel ini.')).toBeVisible({ timeout: 120_000 });
  await network.detach();
  return transferred;
}

/** Needs a browser that has downloaded the model. */
export async function openDevice(page: Page): Promise<ClassifyOnDevice> {
  // Same origin, as the worker requires; the policy of a real page would block the data: URL of the photo.
  await page.goto('/robots.txt');
  const device = await page.evaluateHandle(startInBrowser);
  return (photo) =>
    device.evaluate(async (ask, base64) => {
      const answer = await ask(await (await fetch(`data:image/jpeg;base64,${base64}`)).blob());
      if (!('interpretation' in answer)) throw new Error(JSON.stringify(answer));
      return answer.interpretation;
    }, photo.toString('base64'));
}

/** Runs in Chromium. */
async function startInBrowser() {
  const names = await caches.keys();
  const name = names.find((one) => one.startsWith('pilahbumi-model-'));
  if (!name) throw new Error('the model was not downloaded');
  const cachedUrls = (await (await caches.open(name)).keys()).map(({ url }) => url);
  const urlEndingWith = (end: string) => cachedUrls.find((url) => url.endsWith(end)) ?? '';
  const files = { cache: name, model: urlEndingWith('?unpacked'), runtime: urlEndingWith('.wasm') };
  const worker = new Worker(urlEndingWith('.js'));
  return (photo: Blob) =>
    new Promise<DeviceAnswer>((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }: MessageEvent<DeviceAnswer>) => resolve(data));
      port1.start();
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage({ files, photo } satisfies DeviceTask, [port2]);
    });
}

// Runs the photo worker of the page without the page.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { longSide } from '@app/web/src/features/smart-sort/long-side.ts';
import type { WorkerResponse } from '@app/web/src/lib/photo/worker-messages.ts';
import { root } from '@app/services/src/local-env.ts';

/** Returns the photo as the page would send it. */
export type Shrink = (photo: Buffer) => Promise<Buffer>;

export async function openShrink(page: Page): Promise<Shrink> {
  const worker = builtWorker();
  // Same origin, as the worker requires; the policy of a real page would block the data: URL of the photo.
  await page.goto('/robots.txt');
  return async (photo) => {
    const base64 = await page.evaluate(runInBrowser, { worker, longSide, photo: photo.toString('base64') });
    return Buffer.from(base64, 'base64');
  };
}

function builtWorker(): string {
  const assets = readdirSync(join(root, 'apps/web/build/client/assets'));
  const file = assets.find((name) => /^shrink\.worker-.*\.js$/.test(name));
  if (!file) throw new Error('The build has no worker that shrinks photos');
  return `/assets/${file}`;
}

/** Runs in Chromium: decodes the photo, runs the worker as the page does, and encodes the result. */
async function runInBrowser(task: { worker: string; longSide: number; photo: string }): Promise<string> {
  const file = await (await fetch(`data:application/octet-stream;base64,${task.photo}`)).blob();
  const worker = new Worker(task.worker);
  const shrunk = await new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) =>
      'photo' in data ? resolve(data.photo) : reject(new Error(data.failure)),
    );
    worker.postMessage({ photo: file, longSide: task.longSide }, []);
  });
  worker.terminate();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve((reader.result as string).split(',')[1]!));
    reader.readAsDataURL(shrunk);
  });
}

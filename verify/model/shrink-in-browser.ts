// The worker of the page with nothing of the page around it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { longSide } from '@app/web/src/features/smart-sort/long-side';
import type { WorkerAnswer } from '@app/web/src/lib/photo/worker-answer';
import { root } from '@app/services/local-env';

/** What the page would send of a photo. */
export type Shrink = (photo: Buffer) => Promise<Buffer>;

export async function openShrink(page: Page): Promise<Shrink> {
  const worker = builtWorker();
  // Of the same origin, as a worker asks; a page's own policy would refuse the photo as we bring it.
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

/** Runs in Chromium: a photo out of base64, through a worker of its own as on the page, and back. */
async function runInBrowser(task: { worker: string; longSide: number; photo: string }): Promise<string> {
  const file = await (await fetch(`data:application/octet-stream;base64,${task.photo}`)).blob();
  const worker = new Worker(task.worker);
  const shrunk = await new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) =>
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

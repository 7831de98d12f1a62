import { runWorker } from './run-worker.ts';
import { drawShrunk, encodeJpeg, readBitmap } from './shrink-bitmap.ts';
// The build emits it as a separate file and returns its URL.
// oxlint-disable-next-line import/default
import shrinkWorker from './shrink.worker.ts?worker&url';
import { Unreachable } from './unreachable.ts';
import type { WorkerTask } from './worker-messages.ts';

/** Returns a small upright JPEG. Rejects when this browser cannot decode the photo. */
export async function shrinkPhoto(task: WorkerTask, signal: AbortSignal): Promise<Blob> {
  if (typeof OffscreenCanvas === 'undefined') return shrinkOnPage(task);
  try {
    return await runWorker(shrinkWorker, task, signal);
  } catch (error) {
    // Blocking the page for a moment costs less than uploading the full-size photo.
    if (error instanceof Unreachable) return shrinkOnPage(task);
    throw error;
  }
}

/** For browsers without OffscreenCanvas, and for a worker that could not be loaded. */
async function shrinkOnPage({ photo, longSide }: WorkerTask): Promise<Blob> {
  const canvas = drawShrunk(await readBitmap(photo), longSide, (width, height) =>
    Object.assign(document.createElement('canvas'), { width, height }),
  );
  const encode = (quality: number) =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The canvas returned no blob'))),
        'image/jpeg',
        quality,
      );
    });
  return encodeJpeg(encode, photo.size);
}

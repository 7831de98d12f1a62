import { runWorker } from './run-worker.ts';
import { drawShrunk, jpegQuality, readBitmap } from './shrink-bitmap.ts';
// The build makes a file of its own of it and gives its address.
// oxlint-disable-next-line import/default
import shrinkWorker from './shrink.worker.ts?worker&url';
import { Unreachable } from './unreachable.ts';
import type { WorkerTask } from './worker-answer.ts';

/** The photo as a small upright JPEG. Fails for what this browser cannot decode. */
export async function shrinkPhoto(task: WorkerTask, signal: AbortSignal): Promise<Blob> {
  if (typeof OffscreenCanvas === 'undefined') return shrinkOnPage(task);
  try {
    return await runWorker(shrinkWorker, task, signal);
  } catch (error) {
    // Rather a page that stands still for a moment than megabytes of somebody's prepaid data.
    if (error instanceof Unreachable) return shrinkOnPage(task);
    throw error;
  }
}

/** For browsers whose workers cannot draw, and for a worker that did not arrive. */
async function shrinkOnPage({ photo, longSide }: WorkerTask): Promise<Blob> {
  const canvas = drawShrunk(await readBitmap(photo), longSide, (width, height) =>
    Object.assign(document.createElement('canvas'), { width, height }),
  );
  const shrunk = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality);
  });
  if (!shrunk) throw new Error('The canvas gave no photo');
  return shrunk;
}

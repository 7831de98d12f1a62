import { runWorker } from './run-worker.ts';
import { drawShrunk, jpegQuality, readBitmap } from './shrink-bitmap.ts';
// The build makes a file of its own of it and gives its address.
// oxlint-disable-next-line import/default
import shrinkWorker from './shrink.worker.ts?worker&url';
import { Unreachable } from './unreachable.ts';

/** The photo as a small upright JPEG. Fails for what this browser cannot decode. */
export async function shrinkPhoto(photo: Blob, signal: AbortSignal): Promise<Blob> {
  if (typeof OffscreenCanvas === 'undefined') return shrinkOnPage(photo);
  try {
    return await runWorker(shrinkWorker, photo, signal);
  } catch (error) {
    // Rather a page that stands still for a moment than megabytes of somebody's prepaid data.
    if (error instanceof Unreachable) return shrinkOnPage(photo);
    throw error;
  }
}

/** For browsers whose workers cannot draw, and for a worker that did not arrive. */
async function shrinkOnPage(photo: Blob): Promise<Blob> {
  const canvas = drawShrunk(await readBitmap(photo), (width, height) =>
    Object.assign(document.createElement('canvas'), { width, height }),
  );
  const shrunk = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality);
  });
  if (!shrunk) throw new Error('The canvas gave no photo');
  return shrunk;
}

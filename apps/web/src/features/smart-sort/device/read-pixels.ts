import type { Picture } from '@app/classifier/preprocess';
import { readBitmap } from '#web/lib/photo/shrink-bitmap.ts';

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** Reads the pixels of a prepared photo, which is already small and upright. */
export async function readPixels(
  photo: Blob,
  newCanvas: (width: number, height: number) => Canvas = (width, height) =>
    new OffscreenCanvas(width, height),
): Promise<Picture> {
  const bitmap = await readBitmap(photo);
  const { width, height } = bitmap;
  const context = newCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('This browser gave no canvas to draw on');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { data: context.getImageData(0, 0, width, height).data, width, height, channels: 4 };
}

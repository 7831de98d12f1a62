import { drawShrunk, encodeJpeg, readBitmap } from './shrink-bitmap.ts';
import { handleTasks } from './worker-messages.ts';

const newCanvas = (width: number, height: number) => new OffscreenCanvas(width, height);

handleTasks(async ({ photo, longSide }) => {
  const canvas = drawShrunk(await readBitmap(photo), longSide, newCanvas);
  return encodeJpeg((quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }), photo.size);
});

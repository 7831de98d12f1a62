import { drawShrunk, jpegQuality, readBitmap } from './shrink-bitmap.ts';
import { handleTasks } from './worker-messages.ts';

const newCanvas = (width: number, height: number) => new OffscreenCanvas(width, height);

handleTasks(async ({ photo, longSide }) =>
  drawShrunk(await readBitmap(photo), longSide, newCanvas).convertToBlob({
    type: 'image/jpeg',
    quality: jpegQuality,
  }),
);

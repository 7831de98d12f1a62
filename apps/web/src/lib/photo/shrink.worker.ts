import { drawShrunk, jpegQuality, readBitmap } from './shrink-bitmap.ts';
import { answerInWorker } from './worker-answer.ts';

const newCanvas = (width: number, height: number) => new OffscreenCanvas(width, height);

answerInWorker(async ({ photo, longSide }) =>
  drawShrunk(await readBitmap(photo), longSide, newCanvas).convertToBlob({
    type: 'image/jpeg',
    quality: jpegQuality,
  }),
);

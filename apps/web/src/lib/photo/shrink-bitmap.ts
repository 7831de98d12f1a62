export const jpegQuality = 0.85;

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** Draws a picture, upright and no larger than needed, on a canvas of the given maker. Nothing of its EXIF remains. */
export function drawShrunk<C extends Canvas>(
  picture: ImageBitmap,
  longSide: number,
  newCanvas: (width: number, height: number) => C,
): C {
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = newCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser gave no canvas to draw on');
  // JPEG knows no transparency: what is see-through becomes white paper, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas;
}

/** The way a camera held its picture is in its EXIF: read it, or half of all phone photos lie on their side. */
export const readBitmap = (photo: Blob) => createImageBitmap(photo, { imageOrientation: 'from-image' });

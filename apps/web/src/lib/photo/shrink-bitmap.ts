const jpegQualities = [0.85, 0.7, 0.55];

/**
 * The best quality that is not larger than the chosen file: a small photo must not cost more data than it had. The file
 * itself is not sent, because it may hold the place where it was taken.
 */
export async function encodeJpeg(
  encode: (quality: number) => Promise<Blob>,
  maxBytes: number,
): Promise<Blob> {
  let encoded: Blob | undefined;
  for (const quality of jpegQualities) {
    encoded = await encode(quality);
    if (encoded.size <= maxBytes) break;
  }
  return encoded!;
}

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** Draws a picture, resized, on a new canvas. This removes its EXIF data. */
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
  if (!context) throw new Error('No 2D canvas context available');
  // JPEG has no transparency: transparent pixels become white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas;
}

/** Applies the EXIF orientation; without it many phone photos are rotated. */
export const readBitmap = (photo: Blob) => createImageBitmap(photo, { imageOrientation: 'from-image' });

import openLibheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmAddress from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { drawShrunk, encodeJpeg } from './shrink-bitmap.ts';
import { Unreachable } from './unreachable.ts';
import { handleTasks } from './worker-messages.ts';

type HeifImage = {
  get_width: () => number;
  get_height: () => number;
  display: (into: ImageData, done: (filled: ImageData | null) => void) => void;
};
type Libheif = { HeifDecoder: new () => { decode: (file: ArrayBuffer) => HeifImage[] } };

// The package's types declare the C functions only.
const open = openLibheif as unknown as (options: { wasmBinary: ArrayBuffer }) => Libheif;

/** Decodes HEIF where the browser cannot. The worker is terminated after each photo, so no memory is freed by hand. */
handleTasks(async ({ photo, longSide }) => {
  const { HeifDecoder } = open({ wasmBinary: await fetchDecoder() });
  const [image] = new HeifDecoder().decode(await photo.arrayBuffer());
  if (!image) throw new Error('The file contains no image');
  const picture = await createImageBitmap(await pixelsOf(image));
  const canvas = drawShrunk(picture, longSide, (width, height) => new OffscreenCanvas(width, height));
  return encodeJpeg((quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }), photo.size);
});

async function fetchDecoder(): Promise<ArrayBuffer> {
  const wasm = await fetch(wasmAddress).catch(() => undefined);
  const binary = wasm?.ok ? await wasm.arrayBuffer().catch(() => undefined) : undefined;
  if (!binary) throw new Unreachable(`The decoder could not be fetched: ${wasm?.status}`);
  return binary;
}

function pixelsOf(image: HeifImage): Promise<ImageData> {
  return new Promise((resolve, reject) => {
    image.display(new ImageData(image.get_width(), image.get_height()), (filled) =>
      filled ? resolve(filled) : reject(new Error('The image in the file is corrupt')),
    );
  });
}

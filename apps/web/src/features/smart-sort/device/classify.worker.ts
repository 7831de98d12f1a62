import { interpret } from '@app/classifier/interpret';
import { type Picture, preprocess } from '@app/classifier/preprocess';
import { shippedModel } from '@app/classifier/settings';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { longSide } from '../long-side.ts';
import { readPixels } from './read-pixels.ts';
import type { DeviceAnswer, DeviceTask } from './task.ts';

const COLOURS = 3;
const { inputSize } = shippedModel;
const roundsToGetFast = 2;
const nothingToSee: Picture = {
  data: new Uint8ClampedArray(longSide * longSide * 4),
  width: longSide,
  height: longSide,
  channels: 4,
};
let session: Promise<InferenceSession> | undefined;

/** From the files that this phone keeps; nothing is fetched here. */
async function open({ cache, model, runtime }: DeviceTask['files']): Promise<InferenceSession> {
  const kept = await caches.open(cache);
  const read = async (address: string) => {
    const file = await kept.match(address);
    if (!file) throw new Error(`${address} is not kept on this device`);
    return file.arrayBuffer();
  };
  // More threads need a page that is cut off from every other; one is enough.
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = await read(runtime);
  const network = await InferenceSession.create(new Uint8Array(await read(model)), {
    executionProviders: ['wasm'],
    // A phone's program multiplies fractions faster than bytes: a quarter less time, the same class for 998 of 1,000.
    extra: { session: { disable_quant_qdq: '1' } },
  });
  // The browser makes the program fast while it runs: not at the expense of the first photo.
  for (let round = 0; round < roundsToGetFast; round += 1) await classify(network, nothingToSee);
  return network;
}

async function classify(network: InferenceSession, picture: Picture) {
  const seen = new Tensor('float32', preprocess(picture, inputSize), [1, COLOURS, inputSize, inputSize]);
  const { logits, scope } = await network.run({ photo: seen });
  return interpret({ logits: logits!.data as Float32Array, scope: Number(scope!.data[0]) }, shippedModel);
}

async function answer({ files, photo }: DeviceTask): Promise<DeviceAnswer> {
  session ??= open(files);
  const network = await session;
  if (!photo) return { isOpen: true };
  const picture = photo instanceof Blob ? await readPixels(photo).catch(() => undefined) : photo;
  if (!picture) return { failure: 'This browser cannot read the photo', isUnreadable: true };
  return { interpretation: await classify(network, picture) };
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<DeviceTask>) => {
  void answer(data).then(
    (given) => port?.postMessage(given),
    (error: unknown) =>
      port?.postMessage({ failure: String(error), isUnreadable: false } satisfies DeviceAnswer),
  );
});

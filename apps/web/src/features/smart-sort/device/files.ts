import { unpackModel } from '@app/classifier/packed-model';
import { shippedModel } from '@app/classifier/settings';
import runtimeAddress from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { modelAddress, modelBytes, runtimeBytes, runtimeSha256 } from 'virtual:device-files';
// The build makes a file of its own of it and gives its address.
// oxlint-disable-next-line import/default
import workerAddress from './classify.worker.ts?worker&url';
import { modelCaches, transferred } from './model-caches.ts';

/** One file that the phone fetches, checks and keeps. */
export type DeviceFile = {
  address: string;
  /** Under which it is kept. */
  key: string;
  /** As it comes out of the network, before `unpack`. */
  bytes: number;
  /** Of them, what the network is expected to carry. */
  transferred: number;
  /** Of what is kept. */
  sha256: string;
  type: string;
  unpack?: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
};

const model: DeviceFile = {
  address: modelAddress,
  // What is kept is not what stands at that address.
  key: `${modelAddress}?unpacked`,
  bytes: modelBytes,
  transferred: transferred.model,
  sha256: shippedModel.sha256,
  type: 'application/octet-stream',
  unpack: unpackModel,
};

const runtime: DeviceFile = {
  address: runtimeAddress,
  key: runtimeAddress,
  bytes: runtimeBytes,
  transferred: transferred.runtime,
  sha256: runtimeSha256,
  type: 'application/wasm',
};

/** A newer model has another name: nobody ever mixes two. */
export const cacheName = `${modelCaches}${shippedModel.sha256}`;
export const deviceFiles = [model, runtime];
/** With them the program that uses them: without it they are of no use where there is no signal. */
export const deviceWorker = workerAddress;
export const keptFiles = { cache: cacheName, model: model.key, runtime: runtime.key };

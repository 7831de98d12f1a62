import type { AnsweringModel } from '@app/classifier/answer';
import { unpackModel } from '@app/classifier/packed-model';
import { shippedModel } from '@app/classifier/settings';
import runtimeAddress from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { modelAddress, modelBytes, runtimeBytes, runtimeSha256 } from 'virtual:device-files';
// Vite bundles the worker as a separate file and returns its URL.
// oxlint-disable-next-line import/default
import workerAddress from './classify.worker.ts?worker&url';
import { modelCaches, transferred } from './model-caches.ts';
import type { KeptFiles } from './task.ts';

/** A file that the device downloads, verifies and stores. */
export type DeviceFile = {
  address: string;
  /** The cache key. */
  key: string;
  /** Size after decompression, before `unpack`. */
  bytes: number;
  /** The expected transfer size. */
  transferred: number;
  /** Checksum of the stored file. */
  sha256: string;
  type: string;
  unpack?: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
};

const model: DeviceFile = {
  address: modelAddress,
  // The stored file is unpacked, so it differs from the file at the URL.
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

/** A newer model has another cache name, so that versions are never mixed. */
export const cacheName = `${modelCaches}${shippedModel.sha256}`;
export const deviceFiles = [model, runtime];
/** The worker script is stored too, because the files are useless offline without it. */
export const deviceWorker = workerAddress;
/** What an answer needs: files, worker and which model it is. */
export type KeptModel = {
  files: KeptFiles;
  worker: string;
  model: AnsweringModel;
  /** Of an earlier build; it answers until the current files are downloaded. */
  isOld: boolean;
};

export const currentModel: KeptModel = {
  files: { cache: cacheName, model: model.key, runtime: runtime.key },
  worker: deviceWorker,
  model: { version: shippedModel.version, sha256: shippedModel.sha256 },
  isOld: false,
};

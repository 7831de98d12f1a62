import { knownModels } from '@app/classifier/known-models';
import {
  cacheName,
  currentModel,
  type DeviceFile,
  deviceFiles,
  deviceWorker,
  type KeptModel,
} from './files.ts';
import { modelCaches } from './model-caches.ts';

/** Files not downloaded yet or evicted: a browser low on storage deletes whole caches. */
export async function missingFiles(): Promise<DeviceFile[]> {
  if (!(await caches.has(cacheName))) return deviceFiles;
  const cache = await caches.open(cacheName);
  const found = await Promise.all(deviceFiles.map(({ key }) => cache.match(key)));
  return deviceFiles.filter((_, index) => !found[index]);
}

/** The current files, or else complete ones of an earlier build. */
export async function findKeptModel(): Promise<KeptModel | undefined> {
  if ((await missingFiles()).length === 0) return currentModel;
  for (const [sha256, version] of knownModels) {
    const older = await findOlderFiles({ version, sha256 });
    if (older) return older;
  }
  return undefined;
}

/** An earlier build named its files differently, so they are found by their type. */
async function findOlderFiles(model: KeptModel['model']): Promise<KeptModel | undefined> {
  const name = `${modelCaches}${model.sha256}`;
  if (!(await caches.has(name))) return undefined;
  const requests = await (await caches.open(name)).keys();
  const find = (type: RegExp) =>
    requests.map(({ url }) => url.slice(location.origin.length)).find((key) => type.test(key));
  const [worker, network, runtime] = [find(/\.js$/), find(/\?unpacked$/), find(/\.wasm$/)];
  if (!worker || !network || !runtime) return undefined;
  return { files: { cache: name, model: network, runtime }, worker, model, isOld: true };
}

export async function keepFile({ key, type }: DeviceFile, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await caches.open(cacheName);
  const headers = { 'content-type': type, 'content-length': String(bytes.length) };
  await cache.put(key, new Response(bytes, { headers }));
}

/** Stores the worker script explicitly, in case the service worker has not cached it. */
export async function keepWorker(signal: AbortSignal): Promise<void> {
  const cache = await caches.open(cacheName);
  const answer = await fetch(deviceWorker, { signal });
  if (!answer.ok) throw new TypeError(`${deviceWorker} responded with status ${answer.status}`);
  await cache.put(deviceWorker, answer);
}

/** Removes other models, and files of this model that an earlier build stored under other keys. */
export async function removeOldModels(): Promise<void> {
  const names = await caches.keys();
  const oldCaches = names.filter((name) => name.startsWith(modelCaches) && name !== cacheName);
  await Promise.all(oldCaches.map((name) => caches.delete(name)));
  if (!names.includes(cacheName)) return;
  const cache = await caches.open(cacheName);
  const known = new Set([deviceWorker, ...deviceFiles.map(({ key }) => key)]);
  const isKnown = ({ url }: Request) => known.has(url.slice(location.origin.length));
  await Promise.all((await cache.keys()).filter((key) => !isKnown(key)).map((key) => cache.delete(key)));
}

export async function removeModel(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(modelCaches)).map((name) => caches.delete(name)));
}

import { cacheName, type DeviceFile, deviceFiles, deviceWorker } from './files.ts';
import { modelCaches } from './model-caches.ts';

/** What is not here yet, or no longer: a browser that is short of room throws whole caches away. */
export async function missingFiles(): Promise<DeviceFile[]> {
  if (!(await caches.has(cacheName))) return deviceFiles;
  const cache = await caches.open(cacheName);
  const found = await Promise.all(deviceFiles.map(({ key }) => cache.match(key)));
  return deviceFiles.filter((_, index) => !found[index]);
}

export async function keepFile({ key, type }: DeviceFile, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await caches.open(cacheName);
  const headers = { 'content-type': type, 'content-length': String(bytes.length) };
  await cache.put(key, new Response(bytes, { headers }));
}

/** The program beside the files, in case the service worker never saw it pass. */
export async function keepWorker(signal: AbortSignal): Promise<void> {
  const cache = await caches.open(cacheName);
  const answer = await fetch(deviceWorker, { signal });
  if (!answer.ok) throw new TypeError(`${deviceWorker} answered ${answer.status}`);
  await cache.put(deviceWorker, answer);
}

/** Of other models nothing stays, and of this one nothing that an earlier build named otherwise. */
export async function removeOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(modelCaches) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
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

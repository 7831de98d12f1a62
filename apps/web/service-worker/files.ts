import { fileCacheName } from '../src/lib/offline/caches.ts';
import { buildInfo } from './build-info.ts';

/** Cache first, because names carry a content hash. Searches all caches, so it also finds the model files. */
export async function handleFile(request: Request, url: URL): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(request);
  if (response.status === 200 && buildInfo.files.includes(url.pathname)) {
    const store = await caches.open(fileCacheName);
    await store.put(request, response.clone()).catch(() => {});
  }
  return response;
}

/** Adds the missing files to the cache, mostly from the browser's HTTP cache. */
export async function cacheFiles(files: readonly string[]): Promise<void> {
  const store = await caches.open(fileCacheName);
  const missing: string[] = [];
  for (const file of new Set(files)) if (!(await store.match(file))) missing.push(file);
  await store.addAll(missing);
}

export async function deleteFilesOfOtherBuilds(): Promise<void> {
  const store = await caches.open(fileCacheName);
  const keys = await store.keys();
  const obsolete = keys.filter(({ url }) => !buildInfo.files.includes(new URL(url).pathname));
  await Promise.all(obsolete.map((key) => store.delete(key)));
}

async function hasAll(files: readonly string[]): Promise<boolean> {
  const store = await caches.open(fileCacheName);
  const cachedPaths = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
  return files.every((file) => cachedPaths.has(file));
}

/** Patterns of the pages whose scripts are all cached. */
export async function openablePages(): Promise<string[]> {
  const patterns = await Promise.all(
    buildInfo.pages.map(async ({ pattern, files }) => ((await hasAll(files)) ? [pattern] : [])),
  );
  return patterns.flat();
}

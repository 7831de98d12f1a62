import { fileStore } from '../src/lib/offline/stores.ts';
import { facts } from './build-facts.ts';

/** Names carry a hash, so what is kept is right. Also finds what other parts of the product have kept themselves. */
export async function answerFile(request: Request, url: URL): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(request);
  if (response.status === 200 && facts.files.includes(url.pathname)) {
    const store = await caches.open(fileStore);
    await store.put(request, response.clone()).catch(() => {});
  }
  return response;
}

/** Fetches what is missing of these, mostly out of the browser's own cache. */
export async function keepFiles(files: readonly string[]): Promise<void> {
  const store = await caches.open(fileStore);
  const missing: string[] = [];
  for (const file of new Set(files)) if (!(await store.match(file))) missing.push(file);
  await store.addAll(missing);
}

export async function dropFilesOfOtherBuilds(): Promise<void> {
  const store = await caches.open(fileStore);
  const keys = await store.keys();
  const foreign = keys.filter(({ url }) => !facts.files.includes(new URL(url).pathname));
  await Promise.all(foreign.map((key) => store.delete(key)));
}

async function hasAll(files: readonly string[]): Promise<boolean> {
  const store = await caches.open(fileStore);
  const kept = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
  return files.every((file) => kept.has(file));
}

/** The pages whose scripts are all here. */
export async function openablePages(): Promise<string[]> {
  const known = await Promise.all(
    facts.pages.map(async ({ pattern, files }) => ((await hasAll(files)) ? [pattern] : [])),
  );
  return known.flat();
}

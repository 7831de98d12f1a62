/** Cache names, for the service worker and for the page that lists them (docs/decisions/0019). */
const prefix = 'pilahbumi-';

/** Shared by all builds: file names carry a content hash. */
export const fileCacheName = `${prefix}files`;
/** One cache per build: documents reference the files of their build. */
export const pageCachePrefix = `${prefix}pages-`;
/** Public API responses, one cache per contract, because another contract may expect another format. */
export const publicApiCachePrefix = `${prefix}reading-`;
export const pictureCacheName = `${prefix}pictures`;
/** A member's API responses, one cache per contract and session, so that another session never reads them. */
export const memberCachePrefix = `${prefix}own-`;
/** A photo shared by another app, until the page reads it. */
export const sharedPhotoCacheName = `${prefix}shared`;
/** The last answer of smart sort with its photo, until it is deleted or somebody signs out. */
export const answerCacheName = `${prefix}answer`;
/** The model and its runtime, managed by smart sort alone. */
export const modelCachePrefix = `${prefix}model-`;

export const offlinePath = '/luring';
/** The share target URL, and the cache key of the shared photo. */
export const sharePath = '/bagikan-foto';
export const shareField = 'foto';

export async function cacheNamesWithPrefix(namePrefix: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(namePrefix));
}

export async function deleteCachesWithPrefix(namePrefix: string): Promise<void> {
  await Promise.all((await cacheNamesWithPrefix(namePrefix)).map((name) => caches.delete(name)));
}

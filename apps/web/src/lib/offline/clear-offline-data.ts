import { resetPrefetch } from './prefetch.ts';
import {
  answerCacheName,
  deleteCachesWithPrefix,
  modelCachePrefix,
  offlinePath,
  memberCachePrefix,
  pageCachePrefix,
  pictureCacheName,
  publicApiCachePrefix,
  sharedPhotoCacheName,
  cacheNamesWithPrefix,
} from './caches.ts';

/** Deletes everything cached for offline use. The offline page and the scripts stay: the site itself needs them. */
export async function clearOfflineData(): Promise<void> {
  await Promise.all(
    [
      publicApiCachePrefix,
      pictureCacheName,
      memberCachePrefix,
      modelCachePrefix,
      sharedPhotoCacheName,
      answerCacheName,
    ].map((prefix) => deleteCachesWithPrefix(prefix)),
  );
  for (const name of await cacheNamesWithPrefix(pageCachePrefix)) {
    const store = await caches.open(name);
    const visitedPages = (await store.keys()).filter(({ url }) => new URL(url).pathname !== offlinePath);
    await Promise.all(visitedPages.map((key) => store.delete(key)));
  }
  resetPrefetch();
}

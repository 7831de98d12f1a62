import {
  answerCacheName,
  fileCacheName,
  modelCachePrefix,
  memberCachePrefix,
  pageCachePrefix,
  pictureCacheName,
  publicApiCachePrefix,
  cacheNamesWithPrefix,
} from '#web/lib/offline/caches.ts';

const groups = {
  files: [fileCacheName, pageCachePrefix],
  reading: [publicApiCachePrefix, pictureCacheName],
  own: [memberCachePrefix, answerCacheName],
  model: [modelCachePrefix],
};
type Group = keyof typeof groups;
export const groupNames = Object.keys(groups) as Group[];

/** Bytes of each group, counted entry by entry: browsers only estimate the total. */
export async function countBytes(): Promise<Record<Group, number>> {
  const counted = await Promise.all(
    groupNames.map(async (name) => [name, await bytesOf(groups[name])] as const),
  );
  return Object.fromEntries(counted) as Record<Group, number>;
}

async function bytesOf(prefixes: readonly string[]): Promise<number> {
  let sum = 0;
  for (const prefix of prefixes)
    for (const name of await cacheNamesWithPrefix(prefix)) {
      const store = await caches.open(name);
      // Sequential, so that only one file is in memory at a time.
      for (const key of await store.keys()) sum += (await (await store.match(key))?.blob())?.size ?? 0;
    }
  return sum;
}

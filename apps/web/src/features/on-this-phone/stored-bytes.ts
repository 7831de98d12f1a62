import {
  fileStore,
  modelStores,
  ownStores,
  pageStores,
  pictureStore,
  readingStores,
  storesBeginningWith,
} from '#web/lib/offline/stores.ts';

const groups = {
  files: [fileStore, pageStores],
  reading: [readingStores, pictureStore],
  own: [ownStores],
  model: [modelStores],
};
type Group = keyof typeof groups;
export const groupNames = Object.keys(groups) as Group[];

/** Bytes of each group, counted one by one: browsers tell only their own estimate of all together. */
export async function countBytes(): Promise<Record<Group, number>> {
  const counted = await Promise.all(
    groupNames.map(async (name) => [name, await bytesOf(groups[name])] as const),
  );
  return Object.fromEntries(counted) as Record<Group, number>;
}

async function bytesOf(starts: readonly string[]): Promise<number> {
  let sum = 0;
  for (const start of starts)
    for (const name of await storesBeginningWith(start)) {
      const store = await caches.open(name);
      // One after the other: a phone with little memory holds one file at a time.
      for (const key of await store.keys()) sum += (await (await store.match(key))?.blob())?.size ?? 0;
    }
  return sum;
}

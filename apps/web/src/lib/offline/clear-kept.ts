import { forgetFetched } from './fetch-ahead.ts';
import {
  deleteStores,
  modelStores,
  offlinePath,
  ownStores,
  pageStores,
  pictureStore,
  readingStores,
  sharedStore,
  storesBeginningWith,
} from './stores.ts';

/** Takes away all that was kept to be read or used. The offline page and the scripts stay: they belong to the site. */
export async function clearKept(): Promise<void> {
  await Promise.all(
    [readingStores, pictureStore, ownStores, modelStores, sharedStore].map((start) => deleteStores(start)),
  );
  for (const name of await storesBeginningWith(pageStores)) {
    const store = await caches.open(name);
    const seen = (await store.keys()).filter(({ url }) => new URL(url).pathname !== offlinePath);
    await Promise.all(seen.map((key) => store.delete(key)));
  }
  forgetFetched();
}

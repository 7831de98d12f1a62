import { memberCachePrefix, cacheNamesWithPrefix } from '../src/lib/offline/caches.ts';

/** Deletes the caches of previous sessions on this device. */
export async function deleteOtherSessions(current: string): Promise<void> {
  const stores = await cacheNamesWithPrefix(memberCachePrefix);
  await Promise.all(stores.filter((name) => name !== current).map((name) => caches.delete(name)));
}

/** Deleted or changed data must not come back from the cache. The current user stays cached. */
export async function handleMutation(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await Promise.all((await cacheNamesWithPrefix(memberCachePrefix)).map(deleteResponses));
  return response;
}

async function deleteResponses(name: string): Promise<void> {
  const store = await caches.open(name);
  const responses = (await store.keys()).filter(({ url }) => new URL(url).pathname !== '/api/auth/me');
  await Promise.all(responses.map((key) => store.delete(key)));
}

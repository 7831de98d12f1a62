import { sharedPhotoCacheName, sharePath } from './caches.ts';

/** Returns the photo that another app shared and deletes it from the cache. */
export async function takeSharedPhoto(): Promise<File | undefined> {
  const cached = await caches.match(sharePath, { cacheName: sharedPhotoCacheName });
  await caches.delete(sharedPhotoCacheName);
  if (!cached) return undefined;
  const name = decodeURIComponent(cached.headers.get('x-name') ?? '');
  const photo = await cached.blob();
  return new File([photo], name || sharePath.slice(1), { type: photo.type });
}

import { sharedStore, sharePath } from './stores.ts';

/** The photo that another app shared, once: it is gone from its place afterwards. */
export async function takeSharedPhoto(): Promise<File | undefined> {
  const waiting = await caches.match(sharePath, { cacheName: sharedStore });
  await caches.delete(sharedStore);
  if (!waiting) return undefined;
  const name = decodeURIComponent(waiting.headers.get('x-name') ?? '');
  const photo = await waiting.blob();
  return new File([photo], name || sharePath.slice(1), { type: photo.type });
}

import { shareField, sharedPhotoCacheName, sharePath } from '../src/lib/offline/caches.ts';

/** Caches the photo until the page reads it; it is not uploaded. */
export async function handleSharedPhoto(request: Request): Promise<Response> {
  const photo = await request
    .formData()
    .then((form) => form.get(shareField))
    .catch(() => null);
  if (!(photo instanceof File)) return Response.redirect('/smart-sort', 303);
  const store = await caches.open(sharedPhotoCacheName);
  const headers = { 'content-type': photo.type, 'x-name': encodeURIComponent(photo.name) };
  await store.put(sharePath, new Response(photo, { headers }));
  return Response.redirect('/smart-sort?bagikan=1', 303);
}

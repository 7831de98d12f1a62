import { shareField, sharedStore, sharePath } from '../src/lib/offline/stores.ts';

/** The one photo waits for the page, which takes it out; it is sent nowhere. */
export async function takeSharedPhoto(request: Request): Promise<Response> {
  const photo = await request
    .formData()
    .then((form) => form.get(shareField))
    .catch(() => null);
  if (!(photo instanceof File)) return Response.redirect('/smart-sort', 303);
  const store = await caches.open(sharedStore);
  const headers = { 'content-type': photo.type, 'x-name': encodeURIComponent(photo.name) };
  await store.put(sharePath, new Response(photo, { headers }));
  return Response.redirect('/smart-sort?bagikan=1', 303);
}

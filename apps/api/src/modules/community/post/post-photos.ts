import { promiseCache } from '#api/lib/promise-cache.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';

/** To sign takes half a millisecond, and an address that stays the same for a while is one that browsers know. */
const addressCache = { maxEntries: 4000, ttlMs: 5 * 60_000 };

/** Addresses of the photos of posts, each good for some minutes more. */
export function postPhotos(pictures: Pick<PictureService, 'signedAddress'>) {
  const addresses = promiseCache<string>(addressCache);
  return async (photoKey: string | null): Promise<string | null> =>
    photoKey === null ? null : addresses.get(photoKey, () => pictures.signedAddress(photoKey));
}

export type PhotoAddress = ReturnType<typeof postPhotos>;

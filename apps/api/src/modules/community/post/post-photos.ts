import { promiseCache } from '#api/lib/promise-cache.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';

/** Signing takes half a millisecond, and browsers can cache a URL that stays the same for a while. */
const addressCache = { maxEntries: 4000, ttlMs: 5 * 60_000 };

/** Signed URLs of the photos of posts, each still valid for some minutes. */
export function postPhotos(pictures: Pick<PictureService, 'signedAddress'>) {
  const addresses = promiseCache<string>(addressCache);
  return async (photoKey: string | null): Promise<string | null> =>
    photoKey === null ? null : addresses.get(photoKey, () => pictures.signedAddress(photoKey));
}

export type PhotoAddress = ReturnType<typeof postPhotos>;

import { promiseCache } from '#api/lib/promise-cache.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';
import type { PhotoAddresses } from './post-row.ts';

/** Signing takes half a millisecond, and browsers can cache a URL that stays the same for a while. */
const addressCache = { maxEntries: 4000, ttlMs: 5 * 60_000 };

type Pictures = Pick<PictureService, 'signedAddress' | 'signedThumbnailAddress'>;

/** Signed URLs of the photos of posts, each still valid for some minutes. */
export function postPhotos({ signedAddress, signedThumbnailAddress }: Pictures) {
  const addresses = promiseCache<PhotoAddresses>(addressCache);
  const sign = async (photoKey: string): Promise<PhotoAddresses> => ({
    photo: await signedAddress(photoKey),
    thumbnail: await signedThumbnailAddress(photoKey),
  });
  return async (photoKey: string | null): Promise<PhotoAddresses | null> =>
    photoKey === null ? null : addresses.get(photoKey, () => sign(photoKey));
}

export type PhotoAddress = ReturnType<typeof postPhotos>;

import { briefMemory } from '#api/lib/brief-memory.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';

/** To sign takes half a millisecond, and an address that stays the same for a while is one that browsers know. */
const remembered = { addresses: 4000, milliseconds: 5 * 60_000 };

/** Addresses of the photos of posts, each good for some minutes more. */
export function postPhotos(pictures: Pick<PictureService, 'signedAddress'>) {
  const remember = briefMemory<string>(remembered.addresses, remembered.milliseconds);
  return async (photoKey: string | null): Promise<string | null> =>
    photoKey === null ? null : remember(photoKey, () => pictures.signedAddress(photoKey));
}

export type PhotoAddress = ReturnType<typeof postPhotos>;

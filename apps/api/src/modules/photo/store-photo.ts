import type { CleanCopies } from '#api/clients/classifier/messages.ts';
import type { ObjectStore } from '#api/clients/object-store.ts';
import { objectNames } from './photo-names.ts';

/** Call `trackUpload` first: an object whose key is not recorded would never be deleted. */
export async function storePhoto(
  objects: ObjectStore,
  photoKey: string,
  { photo, thumbnail }: CleanCopies,
): Promise<void> {
  const names = objectNames(photoKey);
  await Promise.all([objects.put(names.photo, photo), objects.put(names.thumbnail, thumbnail)]);
}

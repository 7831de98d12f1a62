import type { CleanCopies } from '#api/clients/classifier/messages.ts';
import type { ObjectStore } from '#api/clients/object-store.ts';
import { objectNames } from './photo-names.ts';

/** Whoever calls it has written the name down before: what is stored under a name that nobody knows stays for good. */
export async function storePhoto(
  objects: ObjectStore,
  photoKey: string,
  { photo, thumbnail }: CleanCopies,
): Promise<void> {
  const names = objectNames(photoKey);
  await Promise.all([objects.put(names.photo, photo), objects.put(names.thumbnail, thumbnail)]);
}

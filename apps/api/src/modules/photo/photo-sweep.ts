import type { ObjectStore } from '#api/clients/object-store.ts';
import type { Database } from '#api/db/database.ts';
import { objectNames } from './photo-names.ts';
import { orphanedPhotoRepository } from './orphaned-photo.repository.ts';

/** The store deletes at most a thousand objects per request, and each photo has two. */
const batchSize = 500;

/** Deletes orphaned photos from the store. An interrupted run is repeated by the next one. */
export async function sweepPhotos(db: Database, objects: ObjectStore): Promise<void> {
  const orphans = orphanedPhotoRepository(db);
  for (;;) {
    const keys = await orphans.findDue(batchSize);
    if (keys.length === 0) return;
    await objects.remove(keys.flatMap((key) => Object.values(objectNames(key))));
    await orphans.untrack(keys);
  }
}

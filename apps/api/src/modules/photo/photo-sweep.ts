import type { ObjectStore } from '#api/clients/object-store.ts';
import type { Database } from '#api/db/database.ts';
import { objectNames } from './photo-names.ts';
import { orphanedPhotoRepository } from './orphaned-photo.repository.ts';

/** A request to the store takes at most a thousand names, and each photo has two. */
const batch = 500;

/** Empties the store of photos that nobody has any more. Stopped half-way, the next run finds the same names again. */
export async function sweepPhotos(db: Database, objects: ObjectStore): Promise<void> {
  const orphans = orphanedPhotoRepository(db);
  for (;;) {
    const keys = await orphans.due(batch);
    if (keys.length === 0) return;
    await objects.remove(keys.flatMap((key) => Object.values(objectNames(key))));
    await orphans.forget(keys);
  }
}

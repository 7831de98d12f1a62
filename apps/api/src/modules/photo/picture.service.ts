import type { ClassifierPool } from '#api/clients/classifier/pool.ts';
import type { ObjectStore } from '#api/clients/object-store.ts';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { keepDayLimit } from '#api/lib/day-limit.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { photoRefusal } from '#api/modules/photo/upload/photo-refusal.ts';
import { orphanedPhotoRepository } from './orphaned-photo.repository.ts';
import { newPhotoKey, objectNames } from './photo-names.ts';
import { pictureRepository } from './picture.repository.ts';
import { storePhoto } from './store-photo.ts';

const dayLimit = { table: 'app.picture', column: 'owner_id', most: 30, code: 'pictures_spent' } as const;
const minutes = 10;

type Parts = { db: Database; objects: ObjectStore; classifier: ClassifierPool };
type Reserved = { id: string; photoKey: string };

/** Pictures that members send to show with what they write. They are their owner's until they are handed over. */
export function pictureService({ db, objects, classifier }: Parts) {
  /** A file that turns out to be no picture counts as well: to find out is the dear part. */
  const reserve = (ownerId: string): Promise<Reserved> =>
    db.transaction().execute(async (transaction) => {
      const own = pictureRepository(transaction);
      await lockPerson(transaction, ownerId);
      await keepDayLimit(transaction, ownerId, dayLimit);
      const photoKey = newPhotoKey('picture');
      await orphanedPhotoRepository(transaction).announce(photoKey);
      return { photoKey, id: await own.insert(ownerId, photoKey) };
    });

  /** What failed on our side is not held against anybody. */
  const giveUp = ({ id, photoKey }: Reserved): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await pictureRepository(transaction).delete(id);
      await orphanedPhotoRepository(transaction).release(photoKey);
    });

  /** From here on the photo goes when its row goes, and not before. */
  const settle = ({ id, photoKey }: Reserved): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const orphans = orphanedPhotoRepository(transaction);
      const isThere = await pictureRepository(transaction).hold(id);
      await (isThere ? orphans.forget([photoKey]) : orphans.release(photoKey));
      return isThere;
    });

  async function copyToStore(bytes: Buffer, photoKey: string, signal: AbortSignal): Promise<boolean> {
    const outcome = await classifier.copy(bytes, signal);
    if (outcome === 'unreadable') return false;
    await storePhoto(objects, photoKey, outcome.copies);
    return true;
  }

  const signedAddress = (photoKey: string, seconds = minutes * 60) =>
    objects.signedUrl(objectNames(photoKey).photo, seconds);

  return {
    hasRoom: () => classifier.hasRoom(),

    /** An early word, before the picture itself is on its way. */
    mustHaveLeft: (ownerId: string) => keepDayLimit(db, ownerId, dayLimit),

    async keep(ownerId: string, bytes: Buffer, signal: AbortSignal) {
      const reserved = await reserve(ownerId);
      const isStored = await copyToStore(bytes, reserved.photoKey, signal).catch(async (cause: unknown) => {
        // Should this fail too, the sweeps find both the photo and its row.
        await giveUp(reserved).catch(() => undefined);
        throw new AppError('unavailable', { cause });
      });
      if (!isStored) throw photoRefusal('photo_unreadable');
      // Who deleted their account in the meantime meant this picture too.
      if (!(await settle(reserved))) throw new AppError('not_signed_in');
      return { pictureId: reserved.id, picture: await signedAddress(reserved.photoKey) };
    },

    /** Shows it for some minutes to whoever has the address, published or not. */
    signedAddress,

    read: (photoKey: string, size: 'photo' | 'thumbnail') => objects.read(objectNames(photoKey)[size]),
  };
}

export type PictureService = ReturnType<typeof pictureService>;

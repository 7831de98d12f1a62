import type { Classifier } from '#api/clients/classifier/classifier.ts';
import type { ObjectStore } from '#api/clients/object-store.ts';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { enforceDailyLimit } from '#api/lib/daily-limit.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { photoRefusal } from '#api/modules/photo/upload/photo-refusal.ts';
import { orphanedPhotoRepository } from './orphaned-photo.repository.ts';
import { newPhotoKey, objectNames } from './photo-names.ts';
import { pictureRepository } from './picture.repository.ts';
import { storePhoto } from './store-photo.ts';

const dailyLimit = { table: 'app.picture', column: 'owner_id', most: 30, code: 'pictures_spent' } as const;
const signedUrlMinutes = 10;

type Parts = { db: Database; objects: ObjectStore; classifier: Classifier };
type Reserved = { id: string; photoKey: string };

/** Pictures that members upload for posts and submissions. They belong to the uploader until the piece is published. */
export function pictureService({ db, objects, classifier }: Parts) {
  /** An unreadable file counts towards the limit too: decoding is the expensive part. */
  const reserve = (ownerId: string): Promise<Reserved> =>
    db.transaction().execute(async (transaction) => {
      const own = pictureRepository(transaction);
      await lockPerson(transaction, ownerId);
      await enforceDailyLimit(transaction, ownerId, dailyLimit);
      const photoKey = newPhotoKey('picture');
      await orphanedPhotoRepository(transaction).trackUpload(photoKey);
      return { photoKey, id: await own.insert(ownerId, photoKey) };
    });

  /** A failure on our side does not count towards the limit. */
  const discard = ({ id, photoKey }: Reserved): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await pictureRepository(transaction).delete(id);
      await orphanedPhotoRepository(transaction).markOrphaned(photoKey);
    });

  /** From here on the photo is deleted together with its row. */
  const confirm = ({ id, photoKey }: Reserved): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const orphans = orphanedPhotoRepository(transaction);
      const exists = await pictureRepository(transaction).lockIfExists(id);
      await (exists ? orphans.untrack([photoKey]) : orphans.markOrphaned(photoKey));
      return exists;
    });

  async function copyToStore(bytes: Buffer, photoKey: string, signal: AbortSignal): Promise<boolean> {
    const outcome = await classifier.copy(bytes, signal);
    if (outcome === 'unreadable') return false;
    await storePhoto(objects, photoKey, outcome.copies);
    return true;
  }

  const signedAddress = (photoKey: string, seconds = signedUrlMinutes * 60) =>
    objects.signedUrl(objectNames(photoKey).photo, seconds);

  return {
    hasCapacity: () => classifier.hasCapacity(),

    /** Refuses early, before the body is read. */
    requireDailyQuota: (ownerId: string) => enforceDailyLimit(db, ownerId, dailyLimit),

    async store(ownerId: string, bytes: Buffer, signal: AbortSignal) {
      const reserved = await reserve(ownerId);
      const isStored = await copyToStore(bytes, reserved.photoKey, signal).catch(async (cause: unknown) => {
        // If this fails too, the cleanup jobs find the photo and its row.
        await discard(reserved).catch(() => undefined);
        throw new AppError('unavailable', { cause });
      });
      if (!isStored) throw photoRefusal('photo_unreadable');
      // The account was deleted during the upload.
      if (!(await confirm(reserved))) throw new AppError('not_signed_in');
      return { pictureId: reserved.id, picture: await signedAddress(reserved.photoKey) };
    },

    /** A URL that is valid for some minutes, published or not. */
    signedAddress,
    signedThumbnailAddress: (photoKey: string) =>
      objects.signedUrl(objectNames(photoKey).thumbnail, signedUrlMinutes * 60),

    read: (photoKey: string, size: 'photo' | 'thumbnail') => objects.read(objectNames(photoKey)[size]),
  };
}

export type PictureService = ReturnType<typeof pictureService>;

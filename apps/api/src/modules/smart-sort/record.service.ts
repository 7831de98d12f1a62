import type { Classification } from '@app/contract/smart-sort';
import type { FastifyBaseLogger } from 'fastify';
import type { CleanCopies } from '#api/clients/classifier/messages.ts';
import type { ObjectStore } from '#api/clients/object-store.ts';
import type { Database } from '#api/db/database.ts';
import { lockPersonShared } from '#api/lib/lock-person.ts';
import { orphanedPhotoRepository } from '#api/modules/photo/orphaned-photo.repository.ts';
import { newPhotoKey } from '#api/modules/photo/photo-names.ts';
import { storePhoto } from '#api/modules/photo/store-photo.ts';
import { photoConsentRepository } from './photo-consent.repository.ts';
import { scanRepository } from './scan.repository.ts';

type NewRecord = { profileId: string; classification: Classification; copies: CleanCopies | undefined };

/** Adds a scan to the history of a member. A failure does not affect the response. */
export function recordService(db: Database, objects: ObjectStore) {
  const consents = photoConsentRepository(db);

  async function store(copies: CleanCopies): Promise<string> {
    const photoKey = newPhotoKey('scan');
    await orphanedPhotoRepository(db).trackUpload(photoKey);
    await storePhoto(objects, photoKey, copies);
    return photoKey;
  }

  async function insert({ profileId, classification }: NewRecord, stored: string | null): Promise<string> {
    return db.transaction().execute(async (transaction) => {
      const repository = photoConsentRepository(transaction);
      await lockPersonShared(transaction, profileId);
      // The consent may have been withdrawn meanwhile.
      const photoKey = stored && (await repository.isGiven(profileId, 'photos')) ? stored : null;
      const orphans = orphanedPhotoRepository(transaction);
      if (photoKey) await orphans.untrack([photoKey]);
      else if (stored) await orphans.markOrphaned(stored);
      const { verdict, suspected, material, confidence, model } = classification;
      return scanRepository(transaction).insert({
        profileId,
        verdict,
        suspected,
        material,
        confidence,
        modelVersion: model.version,
        photoKey,
      });
    });
  }

  return {
    keepsPhotos: (profileId: string) => consents.isGiven(profileId, 'photos'),

    /** The id of the scan; null when it could not be written. */
    async record(scan: NewRecord, log: FastifyBaseLogger): Promise<string | null> {
      const stored = scan.copies
        ? await store(scan.copies).catch((err: unknown) => {
            log.warn({ err }, 'photo not kept');
            return null;
          })
        : null;
      return insert(scan, stored).catch(async (err: unknown) => {
        log.error({ err }, 'scan not recorded');
        // The account may have been deleted meanwhile. If this fails too, the sweep deletes the photo within an hour.
        if (stored)
          await orphanedPhotoRepository(db)
            .markOrphaned(stored)
            .catch(() => undefined);
        return null;
      });
    },
  };
}

export type RecordService = ReturnType<typeof recordService>;

import type { Classification } from '@app/contract/smart-sort';
import type { FastifyBaseLogger } from 'fastify';
import type { CleanCopies } from '#api/clients/classifier/messages.ts';
import type { ObjectStore } from '#api/clients/object-store.ts';
import type { Database } from '#api/db/database.ts';
import { orphanedPhotoRepository } from '#api/modules/photo/orphaned-photo.repository.ts';
import { newPhotoKey } from '#api/modules/photo/photo-names.ts';
import { storePhoto } from '#api/modules/photo/store-photo.ts';
import { photoConsentRepository } from './photo-consent.repository.ts';
import { scanRepository } from './scan.repository.ts';

type Recorded = { profileId: string; classification: Classification; copies: CleanCopies | undefined };

/** Puts a member's scan into their history. The answer to their photo does not depend on it. */
export function recordService(db: Database, objects: ObjectStore) {
  const consents = photoConsentRepository(db);

  async function store(copies: CleanCopies): Promise<string> {
    const photoKey = newPhotoKey('scan');
    await orphanedPhotoRepository(db).announce(photoKey);
    await storePhoto(objects, photoKey, copies);
    return photoKey;
  }

  async function insert({ profileId, classification }: Recorded, stored: string | null): Promise<string> {
    return db.transaction().execute(async (transaction) => {
      const agreed = photoConsentRepository(transaction);
      await agreed.holdPerson(profileId);
      // Who withdrew in the meantime meant this photo too.
      const photoKey = stored && (await agreed.isGiven(profileId)) ? stored : null;
      const orphans = orphanedPhotoRepository(transaction);
      if (photoKey) await orphans.forget([photoKey]);
      else if (stored) await orphans.release(stored);
      const { verdict, material, confidence, model } = classification;
      return scanRepository(transaction).insert({
        profileId,
        verdict,
        material,
        confidence,
        modelVersion: model.version,
        photoKey,
      });
    });
  }

  return {
    keepsPhotos: (profileId: string) => consents.isGiven(profileId),

    /** The id of the scan; null when it could not be written. */
    async record(scan: Recorded, log: FastifyBaseLogger): Promise<string | null> {
      const stored = scan.copies
        ? await store(scan.copies).catch((err: unknown) => {
            log.warn({ err }, 'photo not kept');
            return null;
          })
        : null;
      return insert(scan, stored).catch(async (err: unknown) => {
        log.error({ err }, 'scan not recorded');
        // Its owner may have deleted the account just now. Should this fail too, the sweep finds it in an hour.
        if (stored)
          await orphanedPhotoRepository(db)
            .release(stored)
            .catch(() => undefined);
        return null;
      });
    },
  };
}

export type RecordService = ReturnType<typeof recordService>;

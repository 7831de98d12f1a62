import type { IdentityClient } from '#api/clients/identity.ts';
import type { Mailer } from '#api/clients/mailer.ts';
import type { ObjectStore } from '#api/clients/object-store.ts';
import type { Database } from '#api/db/database.ts';
import { listingPhotoRepository } from '#api/modules/directory/listing-photo.repository.ts';
import { sweepPhotos } from '#api/modules/photo/photo-sweep.ts';
import { sweepRepository } from '#api/modules/account/sweep.repository.ts';
import { pictureRepository } from '#api/modules/photo/picture.repository.ts';
import { confirmationRepository } from '#api/modules/directory/confirmation.repository.ts';
import { unknownItemRepository } from '#api/modules/item/unknown-item.repository.ts';
import { countFigures } from '#api/modules/transparency/count-figures.service.ts';
import type { JobName, Jobs } from './job.ts';

type Handler<N extends JobName> = (data: Jobs[N], jobId: string) => Promise<void>;
export type JobHandlers = { [N in JobName]: Handler<N> };

type Parts = { mailer: Mailer; identity: IdentityClient; objects: ObjectStore; db: Database };

/** All job handlers: a job without one does not compile. A job may run twice, so handlers must be idempotent. */
export const jobHandlers = ({ mailer, identity, objects, db }: Parts) =>
  ({
    'mail.send': (mail, jobId) => mailer.send(mail, jobId),
    'identity.recover': ({ email }) => identity.recover(email),
    'account.sweep': async () => {
      await sweepRepository(db).removeLeftovers();
      await unknownItemRepository(db).deleteOld();
      await confirmationRepository(db).expire();
    },
    'photos.sweep': async () => {
      await pictureRepository(db).deleteUnused();
      await listingPhotoRepository(db).removeLeftOver();
      await sweepPhotos(db, objects);
    },
    'figures.count': () => countFigures(db),
  }) satisfies JobHandlers;

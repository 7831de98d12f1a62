import type { ExportedLearning } from '@app/contract/learning';
import type { Database } from '#api/db/database.ts';
import { type Batches, inBatches, mapBatches } from '#api/lib/export/batches.ts';
import type { Streamed } from '#api/lib/export/json-document.ts';
import { positionAfter, type Positioned } from '#api/lib/time-cursor.ts';
import { learningPhotoRepository } from './learning-photo.repository.ts';

/** A member's own photos that the model may learn from. The caller has checked the consent. */
export const learningService = (db: Database) => ({
  /** Adds kept photos that their owner judged: all, or that of one scan. */
  add: async (transaction: Database, profileId: string, scanId?: string): Promise<void> => {
    await learningPhotoRepository(transaction).add(profileId, scanId);
  },

  withdraw: async (transaction: Database, profileId: string): Promise<void> => {
    const photos = learningPhotoRepository(transaction);
    await photos.withdrawAll(profileId);
    await photos.deleteVotes(profileId);
  },

  exportOf(profileId: string): Streamed<ExportedLearning> {
    const repository = learningPhotoRepository(db);
    const votes = inBatches((last: Positioned | undefined, limit) =>
      repository.ownVotes(profileId, limit, positionAfter(last)),
    );
    return {
      photos: photosOf(
        inBatches((last: Positioned | undefined, limit) =>
          repository.own(profileId, limit, positionAfter(last)),
        ),
      ),
      votes: mapBatches(votes, ({ answer, at }) => ({ answer, at: at.toISOString() })),
    };
  },
});

type Repository = ReturnType<typeof learningPhotoRepository>;
type ScanRow = Awaited<ReturnType<Repository['own']>>[number];

async function* photosOf(scans: Batches<ScanRow>): Batches<ExportedLearning['photos'][number]> {
  for await (const rows of scans) {
    yield rows.flatMap(({ id, state, label, exported_at }) =>
      state && state !== 'withdrawn'
        ? [{ scanId: id, state, label, exportedAt: exported_at.map((time) => time.toISOString()) }]
        : [],
    );
  }
}

import type { ExportedLearning } from '@app/contract/learning';
import type { Database } from '#api/db/database.ts';
import { exportLimit } from '#api/lib/export-limit.ts';
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

  async exportOf(profileId: string): Promise<ExportedLearning> {
    const photos = learningPhotoRepository(db);
    const [own, votes] = await Promise.all([
      photos.own(profileId, exportLimit),
      photos.ownVotes(profileId, exportLimit),
    ]);
    return {
      photos: own.flatMap(({ scan_id, state, label, exported_at }) =>
        scan_id && state !== 'withdrawn'
          ? [{ scanId: scan_id, state, label, exportedAt: timesOf(exported_at) }]
          : [],
      ),
      votes: votes.map(({ answer, at }) => ({ answer, at: at.toISOString() })),
    };
  },
});

const timesOf = (times: (Date | null)[]) => times.flatMap((time) => (time ? [time.toISOString()] : []));

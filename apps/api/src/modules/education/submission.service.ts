import type { Submission, SubmittedPiece } from '@app/contract/education-submission';
import { errorText } from '@app/contract/errors';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { enforceDailyLimit } from '#api/lib/daily-limit.ts';
import { type Batches, inBatches, mapBatches } from '#api/lib/export/batches.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { positionAfter, type Positioned } from '#api/lib/time-cursor.ts';
import { pictureRepository } from '#api/modules/photo/picture.repository.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';
import { submissionOf } from './submission-of.ts';
import { submissionRepository } from './submission.repository.ts';

const dayLimit = {
  table: 'app.piece_submission',
  column: 'author_id',
  most: 5,
  code: 'submissions_spent',
} as const;
const listLimit = 50;
const exportedSeconds = 24 * 3600;

/** Submitted news and tutorials. Nothing is published before an editor accepts it. */
export function submissionService(db: Database, pictures: Pick<PictureService, 'signedAddress'>) {
  const submissions = submissionRepository(db);

  return {
    async submit(authorId: string, piece: SubmittedPiece): Promise<Submission> {
      const row = await db.transaction().execute(async (transaction) => {
        const own = submissionRepository(transaction);
        await lockPerson(transaction, authorId);
        await enforceDailyLimit(transaction, authorId, dayLimit);
        const { pictureId } = piece;
        if (pictureId && !(await pictureRepository(transaction).markUsed(authorId, pictureId))) {
          throw new AppError('picture_gone', { fields: { pictureId: errorText.picture_gone } });
        }
        return own.find(authorId, await own.insert(authorId, piece));
      });
      return submissionOf(row!, pictures);
    },

    async mine(authorId: string): Promise<Submission[]> {
      const list: Submission[] = [];
      for (const row of await submissions.newest(authorId, listLimit))
        list.push(await submissionOf(row, pictures));
      return list;
    },

    /** For the export of the account. */
    exportOf: (authorId: string): Batches<Submission> =>
      mapBatches(
        inBatches((last: Positioned | undefined, limit) =>
          submissions.newest(authorId, limit, positionAfter(last)),
        ),
        (row) => submissionOf(row, pictures, exportedSeconds),
      ),

    /** Its picture can be reused in another submission on the same day. */
    withdraw: (authorId: string, id: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const own = submissionRepository(transaction);
        const withdrawn = await own.withdraw(authorId, id);
        if (!withdrawn) throw new AppError((await own.find(authorId, id)) ? 'already_decided' : 'not_found');
        if (withdrawn.picture_id) await pictureRepository(transaction).markUnused(withdrawn.picture_id);
      }),
  };
}

export type SubmissionService = ReturnType<typeof submissionService>;

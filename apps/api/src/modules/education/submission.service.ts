import { setImmediate as turn } from 'node:timers/promises';
import type { Submission, SubmittedPiece } from '@app/contract/education-submission';
import { errorText } from '@app/contract/errors';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { keepDayLimit } from '#api/lib/day-limit.ts';
import { exportLimit } from '#api/lib/export-limit.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
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
const shown = 50;
const exportedSeconds = 24 * 3600;

/** News and tutorials that members send. Nothing of them shows before an editor has agreed. */
export function submissionService(db: Database, pictures: Pick<PictureService, 'signedAddress'>) {
  const submissions = submissionRepository(db);

  async function newest(authorId: string, limit: number, seconds?: number): Promise<Submission[]> {
    const list: Submission[] = [];
    for (const row of await submissions.newest(authorId, limit)) {
      list.push(await submissionOf(row, pictures, seconds));
      // To sign takes half a millisecond, all of it ours: in between, the others get their turn.
      if (row.photo_key) await turn();
    }
    return list;
  }

  return {
    async submit(authorId: string, piece: SubmittedPiece): Promise<Submission> {
      const row = await db.transaction().execute(async (transaction) => {
        const own = submissionRepository(transaction);
        await lockPerson(transaction, authorId);
        await keepDayLimit(transaction, authorId, dayLimit);
        const { pictureId } = piece;
        if (pictureId && !(await pictureRepository(transaction).use(authorId, pictureId))) {
          throw new AppError('picture_gone', { fields: { pictureId: errorText.picture_gone } });
        }
        return own.one(authorId, await own.insert(authorId, piece));
      });
      return submissionOf(row!, pictures);
    },

    mine: (authorId: string) => newest(authorId, shown),

    /** For the export of the account. */
    exportOf: (authorId: string) => newest(authorId, exportLimit, exportedSeconds),

    /** Its picture may serve another submission, as long as it is of today. */
    withdraw: (authorId: string, id: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const own = submissionRepository(transaction);
        const withdrawn = await own.withdraw(authorId, id);
        if (!withdrawn) throw new AppError((await own.one(authorId, id)) ? 'already_decided' : 'not_found');
        if (withdrawn.picture_id) await pictureRepository(transaction).free(withdrawn.picture_id);
      }),
  };
}

export type SubmissionService = ReturnType<typeof submissionService>;

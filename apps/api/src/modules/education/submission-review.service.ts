import type { SubmittedPiece } from '@app/contract/education-submission';
import { errorText } from '@app/contract/errors';
import type { decideSubmission, listReviewSubmissions, ReviewedSubmission } from '@app/contract/review';
import type { RouteInput, RouteOutput } from '@app/contract/route';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { pageOf, readCursor } from '#api/lib/time-cursor.ts';
import { pictureRepository } from '#api/modules/photo/picture.repository.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';
import { publishPiece } from './publish-piece.repository.ts';
import { submissionOf } from './submission-of.ts';
import { submissionReviewRepository } from './submission-review.repository.ts';

const page = 20;

type Decision = RouteInput<typeof decideSubmission>['body'];
type AuditEntry = { actorId: string; action: string; subjectId: string; detail?: Record<string, string> };

type Parts = {
  db: Database;
  pictures: Pick<PictureService, 'signedAddress'>;
  audit: (transaction: Database, entry: AuditEntry) => Promise<void>;
};

/** The corrected text of the editor, if any; kind and picture stay as submitted. */
function pieceToPublish(sent: SubmittedPiece, corrected: SubmittedPiece | null): SubmittedPiece {
  if (!corrected) return sent;
  if (corrected.kind !== sent.kind) {
    throw new AppError('invalid_input', { fields: { 'piece.kind': errorText.invalid_input } });
  }
  return { ...corrected, pictureId: sent.pictureId };
}

/** Review of submissions by editors. */
export function submissionReviewService({ db, pictures, audit }: Parts) {
  const queue = submissionReviewRepository(db);

  return {
    waiting: () => queue.waiting(),

    async list(cursor: string | undefined): Promise<RouteOutput<typeof listReviewSubmissions>> {
      const rows = await queue.oldest(page + 1, cursor === undefined ? undefined : readCursor(cursor));
      const { shown, nextCursor } = pageOf(rows, page);
      const submissions: Promise<ReviewedSubmission>[] = shown.map(async (row) => ({
        ...(await submissionOf(row, pictures)),
        author: row.author,
      }));
      return { submissions: await Promise.all(submissions), nextCursor };
    },

    /** Returns the id of the published piece, or null. Of two concurrent editors the first wins. */
    decide: (editorId: string, id: string, decision: Decision): Promise<number | null> =>
      db.transaction().execute(async (transaction) => {
        const pending = submissionReviewRepository(transaction);
        const author = await pending.lockAuthor(id);
        const submission = await pending.lock(id);
        if (!author || !submission) throw new AppError('not_found');
        if (submission.state !== 'pending') throw new AppError('already_decided');
        const decidedBy = editorId;
        if (decision.decision === 'reject') {
          const { reason } = decision;
          await pending.decide(id, { state: 'rejected', reason, decidedBy, publishedId: null });
          await audit(transaction, { actorId: editorId, action: 'submission.rejected', subjectId: id });
          return null;
        }
        const sent = { ...(submission.piece as unknown as SubmittedPiece), pictureId: submission.picture_id };
        const piece = pieceToPublish(sent, decision.piece);
        const publishedId = await publishPiece(transaction, {
          piece,
          author: { profileId: author.id, name: author.name },
          editorId,
        });
        if (submission.picture_id) await pictureRepository(transaction).clearOwner(submission.picture_id);
        await pending.decide(id, { state: 'accepted', reason: null, decidedBy, publishedId });
        await audit(transaction, {
          actorId: editorId,
          action: 'submission.published',
          subjectId: id,
          detail: { kind: piece.kind, piece: String(publishedId) },
        });
        return publishedId;
      }),
  };
}

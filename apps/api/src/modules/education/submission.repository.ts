import type { SubmittedPiece } from '@app/contract/education-submission';
import type { Database } from '#api/db/database.ts';

/** What the author and editors see of a submission; selected with its picture joined. */
export const submissionColumns = [
  'submission.id',
  'submission.piece',
  'submission.picture_id',
  'picture.photo_key',
  'submission.state',
  'submission.reason',
  'submission.published_id',
  'submission.created_at',
] as const;

/** SQL of what a member sends. Every statement names the author: nobody else's can be met. */
export const submissionRepository = (db: Database) => {
  const withPicture = (authorId: string) =>
    db
      .selectFrom('app.piece_submission as submission')
      .leftJoin('app.picture as picture', 'picture.id', 'submission.picture_id')
      .select(submissionColumns)
      .where('submission.author_id', '=', authorId);

  return {
    insert: async (authorId: string, piece: SubmittedPiece): Promise<string> => {
      const { id } = await db
        .insertInto('app.piece_submission')
        .values({
          author_id: authorId,
          kind: piece.kind,
          piece: JSON.stringify(piece),
          picture_id: piece.pictureId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    one: (authorId: string, id: string) =>
      withPicture(authorId).where('submission.id', '=', id).executeTakeFirst(),

    newest: (authorId: string, limit: number) =>
      withPicture(authorId)
        .orderBy('submission.created_at', 'desc')
        .orderBy('submission.id', 'desc')
        .limit(limit)
        .execute(),

    /** Undefined when there is none that still waits. */
    withdraw: (authorId: string, id: string) =>
      db
        .deleteFrom('app.piece_submission')
        .where('id', '=', id)
        .where('author_id', '=', authorId)
        .where('state', '=', 'pending')
        .returning('picture_id')
        .executeTakeFirst(),
  };
};

export type SubmissionRow = Awaited<ReturnType<ReturnType<typeof submissionRepository>['newest']>>[number];

import type { SubmittedPiece } from '@app/contract/education-submission';
import type { Database } from '#api/db/database.ts';
import { newestFirst, type Position, positionOf } from '#api/lib/time-cursor.ts';

/** The columns of a submission; the query must join its picture. */
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

/** Queries for a member's own submissions. Every statement filters by author, so nobody else's can be accessed. */
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

    find: (authorId: string, id: string) =>
      withPicture(authorId).where('submission.id', '=', id).executeTakeFirst(),

    newest: (authorId: string, limit: number, before?: Position) =>
      newestFirst(withPicture(authorId), {
        createdAt: 'submission.created_at',
        id: 'submission.id',
        before,
        limit,
      })
        .select(positionOf('submission.created_at').as('position'))
        .execute(),

    /** Undefined when it is not pending. */
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

export type SubmissionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof submissionRepository>['find']>>>;

import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { oldestFirst, type Position, positionOf } from '#api/lib/time-cursor.ts';
import { pendingCount } from '#api/lib/pending-count.ts';
import { submissionColumns } from './submission.repository.ts';

type Decision = {
  state: 'accepted' | 'rejected';
  reason: string | null;
  decidedBy: string;
  publishedId: number | null;
};

/** Queries for the submission queue of editors. */
export const submissionReviewRepository = (db: Database) => ({
  waiting: () => pendingCount(db, 'app.piece_submission'),

  oldest: (limit: number, after?: Position) =>
    oldestFirst(
      db
        .selectFrom('app.piece_submission as submission')
        .innerJoin('app.profile as author', 'author.id', 'submission.author_id')
        .leftJoin('app.picture as picture', 'picture.id', 'submission.picture_id')
        .select([
          ...submissionColumns,
          'author.name as author',
          positionOf('submission.created_at').as('position'),
        ])
        .where('submission.state', '=', 'pending'),
      { createdAt: 'submission.created_at', id: 'submission.id', after, limit },
    ).execute(),

  /**
   * Locks the author until the end of the transaction. Call it before locking the submission: the deletion of an account
   * locks them in the same order.
   */
  lockAuthor: (id: string) =>
    db
      .selectFrom('app.profile')
      .select(['id', 'name'])
      .where('id', '=', (query) =>
        query.selectFrom('app.piece_submission').select('author_id').where('id', '=', id),
      )
      .forKeyShare()
      .executeTakeFirst(),

  /** Locks the submission, so that a second editor waits and then sees the decision. */
  lock: (id: string) =>
    db
      .selectFrom('app.piece_submission')
      .select(['id', 'piece', 'picture_id', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  decide: (id: string, { state, reason, decidedBy, publishedId }: Decision) =>
    db
      .updateTable('app.piece_submission')
      .set({ state, reason, decided_by: decidedBy, decided_at: sql`now()`, published_id: publishedId })
      .where('id', '=', id)
      .execute(),
});

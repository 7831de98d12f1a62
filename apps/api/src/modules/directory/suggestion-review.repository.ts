import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { pendingCount } from '#api/lib/pending-count.ts';
import { oldestFirst, type Position, positionOf } from '#api/lib/time-cursor.ts';
import { suggestionColumns } from './suggestion.repository.ts';

type Decision = {
  state: 'accepted' | 'rejected';
  reason: string | null;
  decidedBy: string;
  listingId: string | null;
};

/** Queries for the suggestion queue of editors. */
export const suggestionReviewRepository = (db: Database) => ({
  waiting: () => pendingCount(db, 'app.listing_suggestion'),

  oldest: (limit: number, after?: Position) =>
    oldestFirst(
      db
        .selectFrom('app.listing_suggestion as suggestion')
        .leftJoin('app.profile as author', 'author.id', 'suggestion.author_id')
        .leftJoin('app.listing as listing', 'listing.id', 'suggestion.listing_id')
        .select([
          ...suggestionColumns,
          'suggestion.kind',
          'author.name as author',
          'listing.hidden_for_review_at',
          positionOf('suggestion.created_at').as('position'),
        ])
        .where('suggestion.state', '=', 'pending'),
      { createdAt: 'suggestion.created_at', id: 'suggestion.id', after, limit },
    ).execute(),

  /** Locks the suggestion, so that a second editor waits and then sees the decision. */
  lock: (id: string) =>
    db
      .selectFrom('app.listing_suggestion')
      .select(['id', 'kind', 'author_id', 'listing_id', 'proposal', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  decide: (id: string, { state, reason, decidedBy, listingId }: Decision) =>
    db
      .updateTable('app.listing_suggestion')
      .set({ state, reason, decided_by: decidedBy, decided_at: sql`now()`, listing_id: listingId })
      .where('id', '=', id)
      .execute(),
});

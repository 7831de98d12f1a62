import type { SuggestedListing } from '@app/contract/directory-suggestion';
import type { Database } from '#api/db/database.ts';

type NewSuggestion = {
  authorId: string;
  listingId: string | null;
  proposal: SuggestedListing;
  note: string;
};

const columns = ['id', 'listing_id', 'proposal', 'note', 'state', 'reason', 'created_at'] as const;

/** Queries for a member's own suggestions. Every statement filters by author, so nobody else's can be accessed. */
export const suggestionRepository = (db: Database) => ({
  listing: (id: string) =>
    db
      .selectFrom('app.listing')
      .select('category')
      .where('id', '=', id)
      .where('is_published', '=', true)
      .executeTakeFirst(),

  insert: ({ authorId, listingId, proposal, note }: NewSuggestion) =>
    db
      .insertInto('app.listing_suggestion')
      .values({ author_id: authorId, listing_id: listingId, proposal: JSON.stringify(proposal), note })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  newest: (authorId: string, limit: number) =>
    db
      .selectFrom('app.listing_suggestion')
      .select(columns)
      .where('author_id', '=', authorId)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),

  clearNotes: (authorId: string) =>
    db.updateTable('app.listing_suggestion').set({ note: '' }).where('author_id', '=', authorId).execute(),
});

export type SuggestionRow = Awaited<ReturnType<ReturnType<typeof suggestionRepository>['newest']>>[number];

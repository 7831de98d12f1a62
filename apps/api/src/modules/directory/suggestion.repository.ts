import type { SuggestedListing } from '@app/contract/directory-suggestion';
import type { Database } from '#api/db/database.ts';
import { newestFirst, type Position, positionOf } from '#api/lib/time-cursor.ts';
import { suggestedPhotoKey } from './listing-photo.repository.ts';

type NewSuggestion = {
  authorId: string;
  listingId: string | null;
  proposal: SuggestedListing;
  note: string;
};

/** Of a table named `suggestion`: what its author and an editor see. */
export const suggestionColumns = [
  'suggestion.id',
  'suggestion.listing_id',
  'suggestion.proposal',
  'suggestion.note',
  'suggestion.state',
  'suggestion.reason',
  'suggestion.created_at',
  suggestedPhotoKey,
] as const;

/** Queries for a member's own suggestions. Every statement filters by author, so nobody else's can be accessed. */
export const suggestionRepository = (db: Database) => ({
  listing: (id: string) =>
    db
      .selectFrom('app.listing')
      .select('category')
      .where('id', '=', id)
      .where('is_published', '=', true)
      .executeTakeFirst(),

  insert: async ({ authorId, listingId, proposal, note }: NewSuggestion): Promise<string> => {
    const { id } = await db
      .insertInto('app.listing_suggestion')
      .values({ author_id: authorId, listing_id: listingId, proposal: JSON.stringify(proposal), note })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  newest: (authorId: string, limit: number, before?: Position) =>
    newestFirst(
      db.selectFrom('app.listing_suggestion as suggestion').where('suggestion.author_id', '=', authorId),
      { createdAt: 'suggestion.created_at', id: 'suggestion.id', before, limit },
    )
      .select([...suggestionColumns, positionOf('suggestion.created_at').as('position')])
      .execute(),

  find: (authorId: string, id: string) =>
    db
      .selectFrom('app.listing_suggestion as suggestion')
      .select(suggestionColumns)
      .where('suggestion.author_id', '=', authorId)
      .where('suggestion.id', '=', id)
      .executeTakeFirst(),

  clearNotes: (authorId: string) =>
    db.updateTable('app.listing_suggestion').set({ note: '' }).where('author_id', '=', authorId).execute(),
});

export type SuggestionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof suggestionRepository>['find']>>>;

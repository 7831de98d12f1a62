import type { SuggestedListing, Suggestion, suggestListing } from '@app/contract/directory-suggestion';
import type { RouteInput } from '@app/contract/route';
import type { Database } from '#api/db/database.ts';
import { requiredText } from '@app/contract/field-sentence';
import { AppError, type Fields } from '#api/lib/app-error.ts';
import { enforceDailyLimit } from '#api/lib/daily-limit.ts';
import { exportLimit } from '#api/lib/export-limit.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { type SuggestionRow, suggestionRepository } from './suggestion.repository.ts';
import { suggestionTexts } from './suggestion-texts.ts';

const dayLimit = {
  table: 'app.listing_suggestion',
  column: 'author_id',
  most: 5,
  code: 'suggestions_spent',
} as const;
const listLimit = 50;

export const suggestionOf = (row: SuggestionRow): Suggestion => ({
  _id: row.id,
  collectorId: row.listing_id,
  // Validated by the contract before it was stored.
  listing: row.proposal as unknown as SuggestedListing,
  note: row.note,
  state: row.state as Suggestion['state'],
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
});

/** Checks that involve more than one field. */
function assertConsistent({ prices, hours }: SuggestedListing): void {
  const fields: Fields = {};
  const seen = new Set<string>();
  for (const [index, { wasteType, condition }] of prices.entries()) {
    const key = `${wasteType} ${condition}`;
    if (seen.has(key)) fields[`listing.prices.${index}.wasteType`] = suggestionTexts.samePriceTwice;
    seen.add(key);
  }
  for (const [index, { opens, closes }] of hours.entries()) {
    if (opens === closes) fields[`listing.hours.${index}.closes`] = suggestionTexts.noOpeningTime;
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

/** What nobody knows may stay unknown, but a known category and known prices may not be taken away. */
function assertSaysMore(
  { category, prices }: SuggestedListing,
  current: { category: string | null } | null,
): void {
  if (current?.category === null) return;
  const fields: Fields = {
    ...(category === null && { 'listing.category': requiredText }),
    ...(prices.length === 0 && { 'listing.prices': requiredText }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

/** Suggestions of members. Nothing is published before an editor accepts it. */
export function suggestionService(db: Database) {
  const suggestions = suggestionRepository(db);
  return {
    async suggest(
      authorId: string,
      { collectorId, listing, note }: RouteInput<typeof suggestListing>['body'],
    ): Promise<Suggestion> {
      assertConsistent(listing);
      const current = collectorId ? await suggestions.listing(collectorId) : null;
      if (current === undefined) throw new AppError('not_found');
      assertSaysMore(listing, current);
      const row = await db.transaction().execute(async (transaction) => {
        const own = suggestionRepository(transaction);
        await lockPerson(transaction, authorId);
        await enforceDailyLimit(transaction, authorId, dayLimit);
        return own.insert({ authorId, listingId: collectorId, proposal: listing, note });
      });
      return suggestionOf(row);
    },

    mine: async (authorId: string): Promise<Suggestion[]> =>
      (await suggestions.newest(authorId, listLimit)).map(suggestionOf),

    exportOf: async (authorId: string): Promise<Suggestion[]> =>
      (await suggestions.newest(authorId, exportLimit)).map(suggestionOf),

    /** The suggested data stays without an author; the personal notes are deleted. */
    onAccountDeleted: async (transaction: Database, authorId: string): Promise<void> => {
      await suggestionRepository(transaction).clearNotes(authorId);
    },
  };
}

export type SuggestionService = ReturnType<typeof suggestionService>;

import type { SuggestedListing, Suggestion, suggestListing } from '@app/contract/directory-suggestion';
import { errorText } from '@app/contract/errors';
import type { RouteInput } from '@app/contract/route';
import type { Database } from '#api/db/database.ts';
import { requiredText } from '@app/contract/field-sentence';
import { AppError, type Fields } from '#api/lib/app-error.ts';
import { enforceDailyLimit } from '#api/lib/daily-limit.ts';
import { type Batches, inBatches, mapBatches } from '#api/lib/export/batches.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { positionAfter, type Positioned } from '#api/lib/time-cursor.ts';
import { pictureRepository } from '#api/modules/photo/picture.repository.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';
import { listingPhotoRepository } from './listing-photo.repository.ts';
import { suggestionOf } from './suggestion-of.ts';
import { suggestionRepository } from './suggestion.repository.ts';
import { suggestionTexts } from './suggestion-texts.ts';

const dayLimit = {
  table: 'app.listing_suggestion',
  column: 'author_id',
  most: 5,
  code: 'suggestions_spent',
} as const;
const listLimit = 50;
const exportedSeconds = 24 * 3600;

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
export function suggestionService(db: Database, pictures: Pick<PictureService, 'signedAddress'>) {
  const suggestions = suggestionRepository(db);

  return {
    async suggest(
      authorId: string,
      { collectorId, listing, note, pictureId }: RouteInput<typeof suggestListing>['body'],
    ): Promise<Suggestion> {
      assertConsistent(listing);
      const current = collectorId ? await suggestions.listing(collectorId) : null;
      if (current === undefined) throw new AppError('not_found');
      assertSaysMore(listing, current);
      const row = await db.transaction().execute(async (transaction) => {
        const own = suggestionRepository(transaction);
        await lockPerson(transaction, authorId);
        await enforceDailyLimit(transaction, authorId, dayLimit);
        const id = await own.insert({ authorId, listingId: collectorId, proposal: listing, note });
        if (pictureId) {
          if (!(await pictureRepository(transaction).markUsed(authorId, pictureId)))
            throw new AppError('picture_gone', { fields: { pictureId: errorText.picture_gone } });
          await listingPhotoRepository(transaction).attach(id, pictureId);
        }
        return own.find(authorId, id);
      });
      return suggestionOf(row!, pictures);
    },

    async mine(authorId: string): Promise<Suggestion[]> {
      const list: Suggestion[] = [];
      for (const row of await suggestions.newest(authorId, listLimit))
        list.push(await suggestionOf(row, pictures));
      return list;
    },

    exportOf: (authorId: string): Batches<Suggestion> =>
      mapBatches(
        inBatches((last: Positioned | undefined, limit) =>
          suggestions.newest(authorId, limit, positionAfter(last)),
        ),
        (row) => suggestionOf(row, pictures, exportedSeconds),
      ),

    /**
     * The suggested data stays without an author; the personal notes are deleted, and photos that no editor accepted go
     * by cascade.
     */
    onAccountDeleted: async (transaction: Database, authorId: string): Promise<void> => {
      await suggestionRepository(transaction).clearNotes(authorId);
    },
  };
}

export type SuggestionService = ReturnType<typeof suggestionService>;

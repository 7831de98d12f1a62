import type { SuggestedListing, Suggestion } from '@app/contract/directory-suggestion';
import type { PictureService } from '#api/modules/photo/picture.service.ts';
import type { SuggestionRow } from './suggestion.repository.ts';

/** For its author and editors; the URL of its photo is valid for `seconds`, by default for some minutes. */
export async function suggestionOf(
  row: SuggestionRow,
  pictures: Pick<PictureService, 'signedAddress'>,
  seconds?: number,
): Promise<Suggestion> {
  return {
    _id: row.id,
    collectorId: row.listing_id,
    // Validated by the contract before it was stored.
    listing: row.proposal as unknown as SuggestedListing,
    note: row.note,
    photo: row.photo_key ? await pictures.signedAddress(row.photo_key, seconds) : null,
    state: row.state as Suggestion['state'],
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
  };
}

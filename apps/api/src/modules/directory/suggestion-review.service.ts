import type { SuggestedListing } from '@app/contract/directory-suggestion';
import type { decideSuggestion, listReviewSuggestions, ReviewedSuggestion } from '@app/contract/review';
import type { RouteInput, RouteOutput } from '@app/contract/route';
import { wasteTypeFacts } from '@app/contract/waste-types';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { pageOf, readCursor } from '#api/lib/time-cursor.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';
import type { CollectorService } from './collector.service.ts';
import { listingFactRepository } from './listing-fact.repository.ts';
import { changedFields, suggestionOfCollector } from './listing-fields.ts';
import { listingPhotoRepository } from './listing-photo.repository.ts';
import { listingWriter } from './listing-writer.repository.ts';
import { resolveRegionRepository } from './regions/resolve-region.repository.ts';
import { suggestionOf } from './suggestion-of.ts';
import { suggestionReviewRepository } from './suggestion-review.repository.ts';
import { suggestionTexts } from './suggestion-texts.ts';

const page = 20;

type Decision = RouteInput<typeof decideSuggestion>['body'];
type Acceptance = Extract<Decision, { decision: 'accept' }>;
type AuditEntry = { actorId: string; action: string; subjectId: string; detail: Record<string, string> };

type Parts = {
  db: Database;
  collectors: Pick<CollectorService, 'detail'>;
  pictures: Pick<PictureService, 'signedAddress'>;
  audit: (transaction: Database, entry: AuditEntry) => Promise<void>;
};

/** The current date in Jakarta, recorded as the date of the price. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date());

const toListing = (proposal: SuggestedListing) => ({
  ...proposal,
  prices: proposal.prices.map((price) => ({
    ...price,
    unit: wasteTypeFacts[price.wasteType].unit,
    observedOn: today(),
    source: suggestionTexts.priceSource,
  })),
});

/** Review of suggestions by editors. */
export function suggestionReviewService({ db, collectors, pictures, audit }: Parts) {
  const queue = suggestionReviewRepository(db);

  type Pending = NonNullable<Awaited<ReturnType<typeof queue.lock>>>;

  /** Writes the listing and returns its id and the audit action. */
  async function accept(
    transaction: Database,
    editorId: string,
    suggestion: Pending,
    { verifiedHow, withPhoto = true }: Acceptance,
  ) {
    const writer = listingWriter(transaction);
    if (suggestion.kind === 'closure') {
      await writer.hide(suggestion.listing_id!);
      return { listingId: suggestion.listing_id!, action: 'listing.hidden' };
    }
    const proposal = suggestion.proposal as unknown as SuggestedListing;
    const existing = suggestion.listing_id;
    const current = existing ? await collectors.detail(existing) : null;
    const isWhereItWas = current?.location === proposal.province && current.city === proposal.city;
    const regionCode =
      (isWhereItWas && current.region?.code) || (await resolveRegionRepository(transaction).codeOf(proposal));
    const listing = { ...toListing(proposal), regionCode };
    if (existing && !(await writer.replace(existing, listing))) throw new AppError('not_found');
    const listingId = existing ?? (await writer.insert(listing));
    await listingFactRepository(transaction).record(
      listingId,
      changedFields(proposal, current && suggestionOfCollector(current)),
      { saidBy: 'member', profileId: suggestion.author_id },
    );
    const photos = listingPhotoRepository(transaction);
    await (withPhoto ? photos.publish(suggestion.id, listingId) : photos.removeSuggested(suggestion.id));
    if (verifiedHow)
      await writer.verify(listingId, { profileId: editorId, how: verifiedHow, at: new Date() });
    // The new data was not verified, so the badge of the old data must go.
    else if (existing) await writer.unverify(existing);
    return { listingId, action: existing ? 'listing.corrected' : 'listing.added' };
  }

  return {
    waiting: () => queue.waiting(),

    async list(cursor: string | undefined): Promise<RouteOutput<typeof listReviewSuggestions>> {
      const rows = await queue.oldest(page + 1, cursor === undefined ? undefined : readCursor(cursor));
      const { shown, nextCursor } = pageOf(rows, page);
      const suggestions: ReviewedSuggestion[] = [];
      // Sequential, because twenty concurrent queries would use all database connections.
      for (const row of shown) {
        suggestions.push({
          ...(await suggestionOf(row, pictures)),
          kind: row.kind as ReviewedSuggestion['kind'],
          author:
            row.kind === 'closure'
              ? suggestionTexts.closureAuthor
              : (row.author ?? suggestionTexts.authorHasGone),
          isHidden: row.hidden_for_review_at !== null,
          current: row.listing_id ? await collectors.detail(row.listing_id) : null,
        });
      }
      return { suggestions, nextCursor };
    },

    /** Returns the id of the published listing, or null. Of two concurrent editors the first wins. */
    decide: (editorId: string, id: string, decision: Decision): Promise<string | null> =>
      db.transaction().execute(async (transaction) => {
        const pending = suggestionReviewRepository(transaction);
        const suggestion = await pending.lock(id);
        if (!suggestion) throw new AppError('not_found');
        if (suggestion.state !== 'pending') throw new AppError('already_decided');
        const detail = { suggestion: id };
        if (decision.decision === 'reject') {
          const { reason } = decision;
          await pending.decide(id, {
            state: 'rejected',
            reason,
            decidedBy: editorId,
            listingId: suggestion.listing_id,
          });
          await listingPhotoRepository(transaction).removeSuggested(id);
          const restored =
            suggestion.kind === 'closure' &&
            (await listingWriter(transaction).restore(suggestion.listing_id!));
          await audit(transaction, {
            actorId: editorId,
            ...(restored
              ? { action: 'listing.restored', subjectId: suggestion.listing_id! }
              : { action: 'suggestion.rejected', subjectId: id }),
            detail,
          });
          return null;
        }
        const { listingId, action } = await accept(transaction, editorId, suggestion, decision);
        await pending.decide(id, { state: 'accepted', reason: null, decidedBy: editorId, listingId });
        await audit(transaction, { actorId: editorId, action, subjectId: listingId, detail });
        return suggestion.kind === 'closure' ? null : listingId;
      }),
  };
}

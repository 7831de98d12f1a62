import type { SuggestedListing } from '@app/contract/directory-suggestion';
import type { decideSuggestion, listReviewSuggestions, ReviewedSuggestion } from '@app/contract/review';
import type { RouteInput, RouteOutput } from '@app/contract/route';
import { wasteTypeFacts } from '@app/contract/waste-types';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { pageOf, readCursor } from '#api/lib/time-cursor.ts';
import type { CollectorService } from './collector.service.ts';
import { listingWriter } from './listing-writer.repository.ts';
import { suggestionReviewRepository } from './suggestion-review.repository.ts';
import { suggestionOf } from './suggestion.service.ts';
import { suggestionTexts } from './suggestion-texts.ts';

const page = 20;

type Decision = RouteInput<typeof decideSuggestion>['body'];
type Acceptance = Extract<Decision, { decision: 'accept' }>;
type AuditEntry = { actorId: string; action: string; subjectId: string; detail: Record<string, string> };

type Parts = {
  db: Database;
  collectors: Pick<CollectorService, 'detail'>;
  audit: (transaction: Database, entry: AuditEntry) => Promise<void>;
};

/** The day on which a price was told, where most people live. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date());

const written = (proposal: SuggestedListing) => ({
  ...proposal,
  prices: proposal.prices.map((price) => ({
    ...price,
    unit: wasteTypeFacts[price.wasteType].unit,
    observedOn: today(),
    source: suggestionTexts.priceSource,
  })),
});

/** What editors do with what members suggest. */
export function suggestionReviewService({ db, collectors, audit }: Parts) {
  const queue = suggestionReviewRepository(db);

  type Pending = NonNullable<Awaited<ReturnType<typeof queue.lock>>>;

  /** Writes the listing, and says which one it is and what was done. */
  async function accept(
    transaction: Database,
    editorId: string,
    given: Pending,
    { verifiedHow }: Acceptance,
  ) {
    const writer = listingWriter(transaction);
    if (given.kind === 'closure') {
      await writer.hide(given.listing_id!);
      return { listingId: given.listing_id!, action: 'listing.hidden' };
    }
    const listing = written(given.proposal as unknown as SuggestedListing);
    const existing = given.listing_id;
    if (existing && !(await writer.replace(existing, listing))) throw new AppError('not_found');
    const listingId = existing ?? (await writer.insert(listing));
    if (verifiedHow)
      await writer.verify(listingId, { profileId: editorId, how: verifiedHow, at: new Date() });
    // What nobody checked must not go on carrying the badge of what it replaced.
    else if (existing) await writer.unverify(existing);
    return { listingId, action: existing ? 'listing.corrected' : 'listing.added' };
  }

  return {
    waiting: () => queue.waiting(),

    async list(cursor: string | undefined): Promise<RouteOutput<typeof listReviewSuggestions>> {
      const rows = await queue.oldest(page + 1, cursor === undefined ? undefined : readCursor(cursor));
      const { shown, nextCursor } = pageOf(rows, page);
      const suggestions: ReviewedSuggestion[] = [];
      // One after the other: twenty at once would take every connection from everybody else.
      for (const row of shown) {
        suggestions.push({
          ...suggestionOf(row),
          kind: row.kind as ReviewedSuggestion['kind'],
          author:
            row.kind === 'closure'
              ? suggestionTexts.closureAuthor
              : (row.author ?? suggestionTexts.authorHasGone),
          current: row.listing_id ? await collectors.detail(row.listing_id) : null,
        });
      }
      return { suggestions, nextCursor };
    },

    /** The listing that shows it now; null when nothing does. Of two editors at once the first wins. */
    decide: (editorId: string, id: string, decision: Decision): Promise<string | null> =>
      db.transaction().execute(async (transaction) => {
        const pending = suggestionReviewRepository(transaction);
        const given = await pending.lock(id);
        if (!given) throw new AppError('not_found');
        if (given.state !== 'pending') throw new AppError('already_decided');
        const detail = { suggestion: id };
        if (decision.decision === 'reject') {
          const { reason } = decision;
          await pending.decide(id, {
            state: 'rejected',
            reason,
            decidedBy: editorId,
            listingId: given.listing_id,
          });
          await audit(transaction, {
            actorId: editorId,
            action: 'suggestion.rejected',
            subjectId: id,
            detail,
          });
          return null;
        }
        const { listingId, action } = await accept(transaction, editorId, given, decision);
        await pending.decide(id, { state: 'accepted', reason: null, decidedBy: editorId, listingId });
        await audit(transaction, { actorId: editorId, action, subjectId: listingId, detail });
        return given.kind === 'closure' ? null : listingId;
      }),
  };
}

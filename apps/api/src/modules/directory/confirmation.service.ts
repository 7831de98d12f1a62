import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { exportLimit } from '#api/lib/export-limit.ts';
import type { CollectorService } from './collector.service.ts';
import { confirmationRepository } from './confirmation.repository.ts';
import { suggestionOfCollector } from './listing-fields.ts';
import { listingWriter } from './listing-writer.repository.ts';
import { suggestionTexts } from './suggestion-texts.ts';

/** After this many "closed" reports a review is requested. Only an editor removes a listing. */
const closedReviewThreshold = 3;

/** Confirmations of members that a place is open or closed. Each member has one per listing, and the newest counts. */
export function confirmationService(db: Database, collectors: Pick<CollectorService, 'detail'>) {
  const confirmations = confirmationRepository(db);

  async function requestReview(listingId: string, people: number): Promise<void> {
    const collector = await collectors.detail(listingId);
    if (!collector) return;
    await confirmations.suggestClosure(
      listingId,
      suggestionOfCollector(collector),
      suggestionTexts.closureNote(people),
    );
  }

  return {
    async confirm(profileId: string, listingId: string, isOpen: boolean): Promise<Date> {
      const { at, closedCount } = await db.transaction().execute(async (transaction) => {
        const repository = confirmationRepository(transaction);
        if (!(await repository.lockListing(listingId))) throw new AppError('not_found');
        const confirmedAt = await repository.save({ listingId, profileId, isOpen });
        // A member may have withdrawn the newest "open" confirmation.
        await listingWriter(transaction).confirm(listingId, await repository.lastOpen(listingId));
        return { at: confirmedAt, closedCount: isOpen ? 0 : await repository.countClosed(listingId) };
      });
      if (closedCount >= closedReviewThreshold) await requestReview(listingId, closedCount);
      return at;
    },

    exportOf: async (profileId: string) =>
      (await confirmations.ofPerson(profileId, exportLimit)).map((row) => ({
        collectorId: row.listing_id,
        isOpen: row.is_open,
        confirmedAt: row.at.toISOString(),
      })),
  };
}

export type ConfirmationService = ReturnType<typeof confirmationService>;

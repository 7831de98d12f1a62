import type { CollectorDetail } from '@app/contract/directory';
import type { SuggestedListing } from '@app/contract/directory-suggestion';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { exportLimit } from '#api/lib/export-limit.ts';
import type { CollectorService } from './collector.service.ts';
import { confirmationRepository } from './confirmation.repository.ts';
import { listingWriter } from './listing-writer.repository.ts';
import { suggestionTexts } from './suggestion-texts.ts';

/** After this many "closed" reports a review is requested. Only an editor removes a listing. */
const closedReviewThreshold = 3;

/** The current data of the listing, for the editor who decides. */
const proposalOf = (collector: CollectorDetail): SuggestedListing => ({
  name: collector.name,
  kind: collector.kind,
  category: collector.category,
  province: collector.location,
  city: collector.city,
  address: collector.address,
  latitude: collector.latitude,
  longitude: collector.longitude,
  phone: collector.phone,
  hours: collector.hours,
  pickupService: collector.pickupService,
  prices: collector.wasteTypes.map(({ wasteType, condition, amount, minimum }) => ({
    wasteType,
    condition,
    amount,
    minimum,
  })),
});

/** Confirmations of members that a place is open or closed. Each member has one per listing, and the newest counts. */
export function confirmationService(db: Database, collectors: Pick<CollectorService, 'detail'>) {
  const confirmations = confirmationRepository(db);

  async function requestReview(listingId: string, people: number): Promise<void> {
    const collector = await collectors.detail(listingId);
    if (!collector) return;
    await confirmations.suggestClosure(listingId, proposalOf(collector), suggestionTexts.closureNote(people));
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

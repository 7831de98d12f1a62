import type { CollectorDetail } from '@app/contract/directory';
import type { SuggestedListing } from '@app/contract/directory-suggestion';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { exportLimit } from '#api/lib/export-limit.ts';
import type { CollectorService } from './collector.service.ts';
import { confirmationRepository } from './confirmation.repository.ts';
import { listingWriter } from './listing-writer.repository.ts';
import { suggestionTexts } from './suggestion-texts.ts';

/** So many people have to say "closed" before an editor is asked. Alone they never take a place off the list. */
const enoughForReview = 3;

/** What stands in the list today, for the editor who decides whether it goes. */
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

/** Whether places are still there, as members say: each has one word on a place, and the last one counts. */
export function confirmationService(db: Database, collectors: Pick<CollectorService, 'detail'>) {
  const confirmations = confirmationRepository(db);

  async function askEditors(listingId: string, people: number): Promise<void> {
    const collector = await collectors.detail(listingId);
    if (!collector) return;
    await confirmations.askForClosure(listingId, proposalOf(collector), suggestionTexts.closureNote(people));
  }

  return {
    async confirm(profileId: string, listingId: string, isOpen: boolean): Promise<Date> {
      const { at, closedSays } = await db.transaction().execute(async (transaction) => {
        const words = confirmationRepository(transaction);
        if (!(await words.lockListing(listingId))) throw new AppError('not_found');
        const said = await words.say({ listingId, profileId, isOpen });
        // Who takes a "yes" back takes its freshness back too.
        await listingWriter(transaction).confirm(listingId, await words.lastOpen(listingId));
        return { at: said, closedSays: isOpen ? 0 : await words.sayClosed(listingId) };
      });
      if (closedSays >= enoughForReview) await askEditors(listingId, closedSays);
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

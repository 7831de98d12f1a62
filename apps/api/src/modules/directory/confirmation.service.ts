import { closingPeople } from '@app/contract/directory-status';
import type { ExportedConfirmation } from '@app/contract/directory-suggestion';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { type Batches, inBatches, mapBatches } from '#api/lib/export/batches.ts';
import { positionAfter, type Positioned } from '#api/lib/time-cursor.ts';
import type { AnsweringNetworks } from './answering-networks.ts';
import type { CollectorService } from './collector.service.ts';
import { confirmationRepository } from './confirmation.repository.ts';
import { suggestionOfCollector } from './listing-fields.ts';
import { listingWriter } from './listing-writer.repository.ts';
import { suggestionTexts } from './suggestion-texts.ts';

type Parts = { db: Database; collectors: Pick<CollectorService, 'detail'>; networks: AnsweringNetworks };
type Answer = { profileId: string; listingId: string; isOpen: boolean; network: string };

/** Confirmations of members that a place is open or closed. Each member has one per listing, and the newest counts. */
export function confirmationService({ db, collectors, networks }: Parts) {
  const confirmations = confirmationRepository(db);

  /** Asks an editor; until then what only a registry names is hidden. */
  async function requestReview(listingId: string, people: number): Promise<void> {
    const collector = await collectors.detail(listingId);
    if (!collector) return;
    const note = suggestionTexts.closureNote(people);
    await db.transaction().execute(async (transaction) => {
      await confirmationRepository(transaction).suggestClosure(
        listingId,
        suggestionOfCollector(collector),
        note,
      );
      await listingWriter(transaction).hideForReview(listingId);
    });
  }

  return {
    async confirm({ profileId, listingId, isOpen, network }: Answer): Promise<Date> {
      const { at, closedCount } = await db.transaction().execute(async (transaction) => {
        const repository = confirmationRepository(transaction);
        if (!(await repository.lockListing(listingId))) throw new AppError('not_found');
        const isIndependent =
          !(await repository.isOwn(listingId, profileId)) &&
          (await networks.isAmongFirst(listingId, profileId, network));
        const confirmedAt = await repository.save({ listingId, profileId, isOpen, isIndependent });
        // A member may have withdrawn the newest "open" confirmation.
        const { lastAt, people } = await repository.openAnswers(listingId);
        await listingWriter(transaction).confirm(listingId, lastAt, people);
        return { at: confirmedAt, closedCount: isOpen ? 0 : await repository.countClosed(listingId) };
      });
      if (closedCount >= closingPeople) await requestReview(listingId, closedCount);
      return at;
    },

    exportOf: (profileId: string): Batches<ExportedConfirmation> =>
      mapBatches(
        inBatches((last: Positioned | undefined, limit) =>
          confirmations.ofPerson(profileId, limit, positionAfter(last)),
        ),
        (row) => ({ collectorId: row.id, isOpen: row.is_open, confirmedAt: row.at.toISOString() }),
      ),
  };
}

export type ConfirmationService = ReturnType<typeof confirmationService>;

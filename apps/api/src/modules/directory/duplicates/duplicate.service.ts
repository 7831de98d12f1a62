import type { decideDuplicate, listDuplicates, ReviewedDuplicate } from '@app/contract/review-places';
import type { RouteInput, RouteOutput } from '@app/contract/route';
import { AppError } from '#api/lib/app-error.ts';
import { pageOf, readCursor } from '#api/lib/time-cursor.ts';
import { confirmationRepository } from '../confirmation.repository.ts';
import { listingWriter } from '../listing-writer.repository.ts';
import type { ReviewParts } from '../takedown/takedown.service.ts';
import { duplicateRepository } from './duplicate.repository.ts';

const page = 20;

type Decision = RouteInput<typeof decideDuplicate>['body']['decision'];

/** Editors say whether two listings are one place. */
export function duplicateService({ db, collectors, audit }: ReviewParts) {
  const pairs = duplicateRepository(db);
  return {
    waiting: () => pairs.waiting(),

    async list(cursor: string | undefined): Promise<RouteOutput<typeof listDuplicates>> {
      const rows = await pairs.oldest(page + 1, cursor === undefined ? undefined : readCursor(cursor));
      const { shown, nextCursor } = pageOf(rows, page);
      const duplicates: ReviewedDuplicate[] = [];
      // Sequential, because forty concurrent queries would use all database connections.
      for (const { id, older_id, newer_id, metres, created_at } of shown) {
        const [older, newer] = [await collectors.detail(older_id), await collectors.detail(newer_id)];
        if (older && newer)
          duplicates.push({ _id: id, metres, createdAt: created_at.toISOString(), older, newer });
      }
      return { duplicates, nextCursor };
    },

    decide: (editorId: string, id: string, decision: Decision): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const own = duplicateRepository(transaction);
        const pair = await own.lock(id);
        if (!pair) throw new AppError('not_found');
        if (pair.state !== 'pending') throw new AppError('already_decided');
        await own.decide(id, decision, editorId);
        if (decision === 'same') {
          await own.merge(pair.older_id, pair.newer_id);
          const { lastAt, people } = await confirmationRepository(transaction).openAnswers(pair.older_id);
          await listingWriter(transaction).confirm(pair.older_id, lastAt, people);
        }
        await audit(transaction, {
          actorId: editorId,
          action: decision === 'same' ? 'listing.merged' : 'listing.kept_apart',
          subjectId: pair.older_id,
          detail: { duplicate: id, other: pair.newer_id },
        });
      }),
  };
}

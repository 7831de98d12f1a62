import type { requestTakedown, TakedownReason } from '@app/contract/directory-takedown';
import type { decideTakedown, listTakedowns, ReviewedTakedown } from '@app/contract/review-places';
import type { RouteInput, RouteOutput } from '@app/contract/route';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { pageOf, readCursor } from '#api/lib/time-cursor.ts';
import type { CollectorService } from '../collector.service.ts';
import { listingPhotoRepository } from '../listing-photo.repository.ts';
import { listingWriter } from '../listing-writer.repository.ts';
import { placeKey, recordKey } from '../place-import/suppression-keys.ts';
import { takedownRepository } from './takedown.repository.ts';

const page = 20;
const auditActions = {
  accept: 'listing.taken_down',
  photo: 'listing.photo_removed',
  reject: 'takedown.rejected',
} as const;

type AuditEntry = { actorId: string; action: string; subjectId: string; detail: Record<string, string> };
export type ReviewParts = {
  db: Database;
  collectors: Pick<CollectorService, 'detail'>;
  audit: (transaction: Database, entry: AuditEntry) => Promise<void>;
};
type Body = RouteInput<typeof requestTakedown>['body'];
type Decision = RouteInput<typeof decideTakedown>['body']['decision'];

/** Requests of anybody that a place is no longer shown, and their review by editors. */
export function takedownService({ db, collectors, audit }: ReviewParts) {
  const requests = takedownRepository(db);

  /** Also for later imports: by the rows that it came from, and by its name in its region. */
  async function takeDown(transaction: Database, listingId: string): Promise<void> {
    const own = takedownRepository(transaction);
    const { name, region_code: regionCode } = await own.place(listingId);
    const keys = (await own.records(listingId)).map(recordKey);
    await own.suppress(listingId, regionCode ? [...keys, placeKey({ name, regionCode })] : keys);
    await listingWriter(transaction).hide(listingId);
  }

  return {
    async request(listingId: string, body: Body): Promise<void> {
      if (!(await requests.isShown(listingId))) throw new AppError('not_found');
      await requests.insert({ listingId, ...body });
    },

    waiting: () => requests.waiting(),

    async list(cursor: string | undefined): Promise<RouteOutput<typeof listTakedowns>> {
      const rows = await requests.oldest(page + 1, cursor === undefined ? undefined : readCursor(cursor));
      const { shown, nextCursor } = pageOf(rows, page);
      const takedowns: ReviewedTakedown[] = [];
      // Sequential, because twenty concurrent queries would use all database connections.
      for (const { id, listing_id, reason, message, contact, created_at } of shown) {
        const collector = await collectors.detail(listing_id);
        if (!collector) continue;
        const createdAt = created_at.toISOString();
        takedowns.push({ _id: id, reason: reason as TakedownReason, message, contact, createdAt, collector });
      }
      return { takedowns, nextCursor };
    },

    decide: (editorId: string, id: string, decision: Decision): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const own = takedownRepository(transaction);
        const request = await own.lock(id);
        if (!request) throw new AppError('not_found');
        if (request.state !== 'pending') throw new AppError('already_decided');
        if (decision === 'accept') await takeDown(transaction, request.listing_id);
        if (decision === 'photo') await listingPhotoRepository(transaction).removeShown(request.listing_id);
        await own.decide(id, decision === 'reject' ? 'rejected' : 'accepted', editorId);
        await audit(transaction, {
          actorId: editorId,
          action: auditActions[decision],
          subjectId: request.listing_id,
          detail: { takedown: id },
        });
      }),
  };
}

export type TakedownService = ReturnType<typeof takedownService>;

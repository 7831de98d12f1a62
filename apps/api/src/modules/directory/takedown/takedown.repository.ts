import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { pendingCount } from '#api/lib/pending-count.ts';
import { oldestFirst, type Position, positionOf } from '#api/lib/time-cursor.ts';

type NewRequest = { listingId: string; reason: string; message: string; contact: string };

/** Queries for requests to take a place down, and for what keeps it down. */
export const takedownRepository = (db: Database) => ({
  waiting: () => pendingCount(db, 'app.takedown_request'),

  isShown: async (listingId: string): Promise<boolean> => {
    const found = await db
      .selectFrom('app.listing')
      .select('id')
      .where('id', '=', listingId)
      .where('is_published', '=', true)
      .executeTakeFirst();
    return found !== undefined;
  },

  insert: ({ listingId, reason, message, contact }: NewRequest) =>
    db
      .insertInto('app.takedown_request')
      .values({ listing_id: listingId, reason, message, contact })
      .execute(),

  oldest: (limit: number, after?: Position) =>
    oldestFirst(
      db
        .selectFrom('app.takedown_request')
        .select([
          'id',
          'listing_id',
          'reason',
          'message',
          'contact',
          'created_at',
          positionOf('created_at').as('position'),
        ])
        .where('state', '=', 'pending'),
      { createdAt: 'created_at', id: 'id', after, limit },
    ).execute(),

  lock: (id: string) =>
    db
      .selectFrom('app.takedown_request')
      .select(['listing_id', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  /** The contact is not needed any more. */
  decide: (id: string, state: 'accepted' | 'rejected', editorId: string) =>
    db
      .updateTable('app.takedown_request')
      .set({ state, contact: '', decided_by: editorId, decided_at: sql`now()` })
      .where('id', '=', id)
      .execute(),

  place: (listingId: string) =>
    db
      .selectFrom('app.listing')
      .select(['name', 'region_code'])
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow(),

  records: (listingId: string) =>
    db
      .selectFrom('app.source_record as record')
      .innerJoin('app.source as source', 'source.id', 'record.source_id')
      .select(['source.name as source', 'record.external_key as key'])
      .where('record.listing_id', '=', listingId)
      .execute(),

  async suppress(listingId: string, keys: readonly string[]): Promise<void> {
    if (keys.length > 0) {
      await db
        .insertInto('app.listing_suppression')
        .values(keys.map((key) => ({ key, listing_id: listingId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await db
      .updateTable('app.source_record')
      .set({ held: 'taken_down', raw: '{}', village: '' })
      .where('listing_id', '=', listingId)
      .execute();
  },
});

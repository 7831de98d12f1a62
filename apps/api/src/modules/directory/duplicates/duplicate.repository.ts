import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { pendingCount } from '#api/lib/pending-count.ts';
import { oldestFirst, type Position, positionOf } from '#api/lib/time-cursor.ts';

/** Queries for pairs of listings that may be one place. */
export const duplicateRepository = (db: Database) => ({
  waiting: () => pendingCount(db, 'app.listing_duplicate'),

  oldest: (limit: number, after?: Position) =>
    oldestFirst(
      db
        .selectFrom('app.listing_duplicate')
        .select([
          'id',
          'older_id',
          'newer_id',
          'metres',
          'created_at',
          positionOf('created_at').as('position'),
        ])
        .where('state', '=', 'pending'),
      { createdAt: 'created_at', id: 'id', after, limit },
    ).execute(),

  lock: (id: string) =>
    db
      .selectFrom('app.listing_duplicate')
      .select(['older_id', 'newer_id', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  decide: (id: string, state: 'same' | 'different', editorId: string) =>
    db
      .updateTable('app.listing_duplicate')
      .set({ state, decided_by: editorId, decided_at: sql`now()` })
      .where('id', '=', id)
      .execute(),

  /** What is known of the newer listing goes to the older one; its other pairs too. */
  async merge(olderId: string, newerId: string): Promise<void> {
    await sql`
      insert into app.listing_confirmation (listing_id, profile_id, is_open, is_independent, at)
      select ${olderId}, profile_id, is_open, is_independent, at from app.listing_confirmation where listing_id = ${newerId}
      on conflict do nothing`.execute(db);
    await db
      .updateTable('app.source_record')
      .set({ listing_id: olderId })
      .where('listing_id', '=', newerId)
      .execute();
    await db
      .updateTable('app.listing')
      .set({ is_published: false, hidden_for_review_at: null, merged_into: olderId, updated_at: sql`now()` })
      .where('id', '=', newerId)
      .execute();
    await sql`
      insert into app.listing_duplicate (older_id, newer_id, metres)
      select ${olderId}, other.id, pair.metres
      from app.listing_duplicate as pair
      cross join lateral (values (case when pair.older_id = ${newerId} then pair.newer_id else pair.older_id end)) as other (id)
      where pair.state = 'pending' and ${newerId} in (pair.older_id, pair.newer_id) and other.id <> ${olderId}
        and not exists (
          select from app.listing_duplicate as known
          where (known.older_id, known.newer_id) in ((${olderId}, other.id), (other.id, ${olderId}))
        )`.execute(db);
    await sql`
      delete from app.listing_duplicate
      where state = 'pending' and ${newerId} in (older_id, newer_id)`.execute(db);
  },
});

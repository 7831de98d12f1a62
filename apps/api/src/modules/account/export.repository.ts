import type { Database } from '#api/db/database.ts';
import { newestFirst, type Position, positionOf } from '#api/lib/time-cursor.ts';

/** Queries for the parts of the export that the settings do not show. */
export const exportRepository = (db: Database) => ({
  /** Found by the person and sorted then: `offset` keeps PostgreSQL from reading all consents in order. */
  consents: (profileId: string, limit: number, afterId?: string) =>
    db
      .selectFrom(
        db
          .selectFrom('app.consent')
          .select(['id', 'purpose', 'version', 'granted', 'at'])
          .where('profile_id', '=', profileId)
          .offset(0)
          .as('consent'),
      )
      .selectAll()
      .$if(afterId !== undefined, (query) => query.where('id', '>', afterId!))
      .orderBy('id')
      .limit(limit)
      .execute(),

  sessions: (profileId: string, limit: number, before?: Position) =>
    newestFirst(db.selectFrom('app.session').where('profile_id', '=', profileId), {
      createdAt: 'created_at',
      id: 'id',
      before,
      limit,
    })
      .select(['id', 'user_agent', 'created_at', 'expires_at', positionOf('created_at').as('position')])
      .execute(),

  auditLog: (profileId: string, limit: number, afterId?: string) =>
    db
      .selectFrom('app.audit_log')
      .select(['id', 'at', 'action'])
      .where('subject_id', '=', profileId)
      .$if(afterId !== undefined, (query) => query.where('id', '>', afterId!))
      .orderBy('id')
      .limit(limit)
      .execute(),
});

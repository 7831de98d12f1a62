import type { Database } from '#api/db/database.ts';

/** More than anybody has; it only bounds the query. */
const limit = 10_000;

/** Queries for the parts of the export that the settings do not show. */
export const exportRepository = (db: Database) => ({
  sessions: (profileId: string) =>
    db
      .selectFrom('app.session')
      .select(['id', 'user_agent', 'created_at', 'expires_at'])
      .where('profile_id', '=', profileId)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),

  auditLog: (profileId: string) =>
    db
      .selectFrom('app.audit_log')
      .select(['at', 'action'])
      .where('subject_id', '=', profileId)
      .orderBy('id')
      .limit(limit)
      .execute(),
});

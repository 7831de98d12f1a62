import type { Database } from '#api/db/database.ts';

/** Kept forever, so it holds ids only: names and addresses are deleted with the account. */
export type AuditEntry = {
  /** Null when an operator did it on the server. */
  actorId: string | null;
  action: string;
  subjectId: string;
  detail?: Record<string, string>;
};

/** Append-only: the database refuses to update or delete a row. */
export const auditRepository = (db: Database) => ({
  async record({ actorId, action, subjectId, detail = {} }: AuditEntry): Promise<void> {
    await db
      .insertInto('app.audit_log')
      .values({ actor_id: actorId, action, subject_id: subjectId, detail: JSON.stringify(detail) })
      .execute();
  },
});

import type { Database } from '#api/db/database.ts';

/** What is worth remembering for good. Ids only: names and addresses go when their owner goes. */
export type AuditEntry = {
  /** Null for the operator at the machine. */
  actorId: string | null;
  action: string;
  subjectId: string;
  detail?: Record<string, string>;
};

/** Append-only; the database refuses to change or delete a line. */
export const auditRepository = (db: Database) => ({
  async record({ actorId, action, subjectId, detail = {} }: AuditEntry): Promise<void> {
    await db
      .insertInto('app.audit_log')
      .values({ actor_id: actorId, action, subject_id: subjectId, detail: JSON.stringify(detail) })
      .execute();
  },
});

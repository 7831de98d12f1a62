import type { Database } from '#api/db/database.ts';
import type { Role } from '#api/lib/viewer.ts';

/** Queries for roles. */
export const roleRepository = (db: Database) => ({
  /** Locked until the transaction ends, so that the audit entry has the correct previous role. */
  lockByEmail: (email: string) =>
    db
      .selectFrom('app.profile')
      .select(['id', 'role', 'email_verified_at as verifiedAt'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst(),

  setRole: (id: string, role: Role) =>
    db.updateTable('app.profile').set({ role }).where('id', '=', id).execute(),
});

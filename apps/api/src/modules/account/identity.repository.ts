import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** A sign-up that still has no profile after this time was abandoned; a newer one may still be in progress. */
const abandonedAfter = sql`interval '1 minute'`;

/** Queries on the identity server's own tables, for what its API cannot do within our transaction. */
export const identityRepository = (db: Database) => ({
  /** False when it has already ended: of two concurrent uses of one token, one wins. */
  async endSession(id: string): Promise<boolean> {
    const { numDeletedRows } = await db.deleteFrom('auth.sessions').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  },

  endSessionsOf: (userId: string) => db.deleteFrom('auth.sessions').where('user_id', '=', userId).execute(),

  /** False when there was none. A trigger revokes all sessions of the profile. */
  async clearPassword(userId: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('auth.users')
      .set({ encrypted_password: null })
      .where('id', '=', userId)
      .where('encrypted_password', '<>', '')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  removeIdentities: (userId: string, identityIds: string[]) =>
    db.deleteFrom('auth.identities').where('user_id', '=', userId).where('id', 'in', identityIds).execute(),

  /** Deletes a sign-up without a profile. Lock the user first, so that no profile is inserted meanwhile. */
  removeUnclaimed: (userId: string) =>
    db
      .deleteFrom('auth.users')
      .where('id', '=', userId)
      .where('id', 'not in', db.selectFrom('app.profile').select('id').where('id', '=', userId))
      .execute(),

  /** Locked until the transaction ends, so that no profile can be inserted for it meanwhile. */
  lock: (userId: string) =>
    db.selectFrom('auth.users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst(),

  lockAbandoned: (email: string) =>
    db
      .selectFrom('auth.users')
      .select('id')
      .where('email', '=', email)
      .where('created_at', '<', sql<Date>`now() - ${abandonedAfter}`)
      .forUpdate()
      .executeTakeFirst(),
});

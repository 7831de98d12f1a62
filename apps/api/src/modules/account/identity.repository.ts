import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** A sign-up that has no profile after this long was given up; a shorter one may still be under way. */
const abandonedAfter = sql`interval '1 minute'`;

/** SQL on the identity server's own tables, for what its protocol cannot do within a transaction of ours. */
export const identityRepository = (db: Database) => ({
  /** False when it has ended already: of two who use one token, one wins. */
  async endSession(id: string): Promise<boolean> {
    const { numDeletedRows } = await db.deleteFrom('auth.sessions').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  },

  endSessionsOf: (userId: string) => db.deleteFrom('auth.sessions').where('user_id', '=', userId).execute(),

  /** False when there was none. A trigger ends every session of the product with it. */
  async clearPassword(userId: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('auth.users')
      .set({ encrypted_password: null })
      .where('id', '=', userId)
      .where('encrypted_password', '<>', '')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  removeProofs: (userId: string, proofIds: string[]) =>
    db.deleteFrom('auth.identities').where('user_id', '=', userId).where('id', 'in', proofIds).execute(),

  /** Takes back a sign-up that got no profile. Never touches a person who has one: lock it first. */
  removeUnclaimed: (userId: string) =>
    db
      .deleteFrom('auth.users')
      .where('id', '=', userId)
      .where('id', 'not in', db.selectFrom('app.profile').select('id').where('id', '=', userId))
      .execute(),

  /** Held until the transaction ends, so that no profile can be made for it meanwhile. */
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
